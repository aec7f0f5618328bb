/**
 * Keeps the old page until the next one is ready. Stands in for @docusaurus/core/lib/client/PendingNavigation
 * (../manifest.yaml), which mixes up two routes that load at once: when the one that was
 * superseded arrives, it shows the other one before that is loaded; when it fails, it reloads the page. And it
 * reloads a page that stays broken as often as a reader asks for it, without ever showing the loader's 'Retry',
 * offline too, where the browser's error page takes the place of a readable one.
 */
import {Component, type ReactNode} from 'react';
import type {Location} from 'history';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {Route} from 'react-router-dom';
import {createStorageSlot} from '@docusaurus/theme-common';
import {serverAnswers} from '@site/src/lib/serverAnswers';
import {storageKeys} from '@site/src/lib/storageKeys';
import {showFailure} from '../../shell/client';
import {mayReload} from './reloadGuard';
import preload from '@docusaurus/core/lib/client/preload';

export interface PendingNavigationProps {
  readonly location: Location;
  readonly children: ReactNode;
}

interface State {
  readonly ready: boolean;
}

const addressOf = ({pathname, search, hash}: Location) => pathname + search + hash;

class PendingNavigation extends Component<PendingNavigationProps, State> {
  override readonly state: State = {ready: true};
  private previousLocation: Location | null = null;
  private endUpdate = () => {};
  /** What the reader sees, while another location may be waited for. */
  private shown = this.props.location;
  private hideNotice = () => {};

  constructor(props: PendingNavigationProps) {
    super(props);
    if (ExecutionEnvironment.canUseDOM) this.beginUpdate(props.location);
  }

  /** A new location is held back until its route is loaded; a re-render of the same one waits with it. */
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
    this.endUpdate();
    this.endUpdate = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: this.previousLocation,
      location,
    });
  }

  private show(location: Location) {
    const superseded = this.props.location !== location;
    if (superseded) return;
    this.endUpdate();
    this.endUpdate = () => {};
    this.shown = location;
    this.setState({ready: true});
  }

  /**
   * The file may be gone with a new deployment: a full load of the address finds what is there now. Where that
   * did not help a moment ago, the new page is shown: its loader says what failed, and offers 'Retry'.
   */
  private async fail(location: Location, error: unknown) {
    const superseded = () => this.props.location !== location;
    if (superseded()) return;
    console.warn(error);
    const answers = await serverAnswers(addressOf(location));
    if (superseded()) return;
    if (!answers) return this.stay(location);
    const slot = createStorageSlot(storageKeys.reloadedPage, {persistence: 'sessionStorage'});
    if (mayReload(location.pathname, slot)) window.location.reload();
    else this.show(location);
  }

  /** Nothing answers: the page that is shown stays, under its own address, until the server is back. */
  private stay(location: Location) {
    const {shown} = this;
    const {key, state} = shown;
    window.history.replaceState({key, state}, '', addressOf(shown));
    dispatchLifecycleAction('onRouteDidUpdate', {previousLocation: location, location: shown});
    const url = addressOf(location);
    this.hideNotice = showFailure({
      text: translate({
        id: 'site.offline.text',
        message:
          'The next page could not be loaded: the server does not answer. You can read on here; it opens when you are back online.',
        description: 'Notice when a link was followed without a connection',
      }),
      url,
      open: () => window.location.replace(url),
    });
  }

  override render(): ReactNode {
    const {children, location} = this.props;
    // A controlled Route: everything below sees the old location until the new one is ready.
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={location}>
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}

export default PendingNavigation;
