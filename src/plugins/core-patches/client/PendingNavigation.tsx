/**
 * Shows the current page until the next one is loaded. Replaces @docusaurus/core/lib/client/PendingNavigation
 * (../manifest.ts), which has three defects:
 * - When two pages load at the same time and the first one arrives, it shows the second one before that is loaded.
 *   When the first one fails, it reloads the page.
 * - It reloads a page that stays broken each time a reader opens it, and never shows the loader's "Retry".
 * - Without a connection, a reload replaces a readable page by the error page of the browser.
 */
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {Component, type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {showFailureNotice} from '@site/src/components/ui/failureNotice';
import {canReachServer} from '@site/src/lib/canReachServer';
import {storageKeys} from '@site/src/lib/storageKeys';
import {mayReload} from './reloadGuard';

type Location = ReturnType<typeof useLocation>;

export interface PendingNavigationProps {
  readonly location: Location;
  readonly children: ReactNode;
}

interface State {
  readonly ready: boolean;
}

function addressOf({pathname, search, hash}: Location): string {
  return pathname + search + hash;
}

class PendingNavigation extends Component<PendingNavigationProps, State> {
  override readonly state: State = {ready: true};
  private previousLocation: Location | null = null;
  private endUpdate = () => {};
  /** The location that the reader sees. Another one may be loading. */
  private shown = this.props.location;
  private hideNotice = () => {};

  constructor(props: PendingNavigationProps) {
    super(props);
    if (ExecutionEnvironment.canUseDOM) this.beginUpdate(props.location);
  }

  /** Delays the render of a new location until its page is loaded. */
  override shouldComponentUpdate(next: PendingNavigationProps, nextState: State): boolean {
    if (next.location === this.props.location) return nextState.ready;
    this.previousLocation = this.props.location;
    this.hideNotice();
    this.setState({ready: false});
    this.beginUpdate(next.location);
    void this.load(next.location);
    return false;
  }

  private async load(location: Location) {
    try {
      await preload(location.pathname);
      this.show(location);
    } catch (error) {
      await this.fail(location, error);
    }
  }

  private beginUpdate(location: Location) {
    this.finishUpdate();
    this.endUpdate = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: this.previousLocation,
      location,
    });
  }

  /** Runs what client modules returned from `onRouteUpdate`. It stops the timer of the progress bar. */
  private finishUpdate() {
    this.endUpdate();
    this.endUpdate = () => {};
  }

  private show(location: Location) {
    const isSuperseded = this.props.location !== location;
    if (isSuperseded) return;
    this.finishUpdate();
    this.shown = location;
    this.setState({ready: true});
  }

  /**
   * Handles a page whose files could not be loaded. A new deployment may have removed them, so a reload of the address
   * finds the current page. If a recent reload did not help, the new page is shown: its loader reports the failure and
   * offers "Retry".
   */
  private async fail(location: Location, error: unknown) {
    const isSuperseded = () => this.props.location !== location;
    if (isSuperseded()) return;
    console.warn(error);
    const isReachable = await canReachServer(addressOf(location));
    if (isSuperseded()) return;
    if (!isReachable) return this.stay(location);
    const slot = createStorageSlot(storageKeys.reloadedPage, {persistence: 'sessionStorage'});
    if (mayReload(location.pathname, slot)) window.location.reload();
    else this.show(location);
  }

  /** Keeps the current page and its address while the server does not respond. */
  private stay(location: Location) {
    this.finishUpdate();
    const {shown} = this;
    const {key, state} = shown;
    window.history.replaceState({key, state}, '', addressOf(shown));
    dispatchLifecycleAction('onRouteDidUpdate', {previousLocation: location, location: shown});
    const url = addressOf(location);
    this.hideNotice = showFailureNotice({
      text: translate({
        id: 'site.offline.text',
        message:
          'The next page could not be loaded: the server does not answer. You can read on here; it opens when you are back online.',
        description: 'Notice when a link was followed without a connection',
      }),
      url,
      onRetry: () => window.location.replace(url),
    });
  }

  override render(): ReactNode {
    const {children, location} = this.props;
    // This Route gets its location from here, so everything below it sees the old location until the new one is loaded.
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={location}>
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}

export default PendingNavigation;
