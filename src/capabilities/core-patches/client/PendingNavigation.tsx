/**
 * Keeps the old page until the next one is ready. Stands in for @docusaurus/core/lib/client/PendingNavigation
 * (../manifest.ts), which mixes up two routes that load at once: when the one that was
 * superseded arrives, it shows the other one before that is loaded; when it fails, it reloads the page. And it
 * reloads a page that stays broken as often as a reader asks for it, without ever showing the loader's 'Retry'.
 */
import {Component, type ReactNode} from 'react';
import type {Location} from 'history';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {Route} from 'react-router-dom';
import {createStorageSlot, storageKeys} from './storage';
import {mayReload} from './reloadGuard';
import preload from '@docusaurus/core/lib/client/preload';

export interface PendingNavigationProps {
  readonly location: Location;
  readonly children: ReactNode;
}

interface State {
  readonly ready: boolean;
}

class PendingNavigation extends Component<PendingNavigationProps, State> {
  override readonly state: State = {ready: true};
  private previousLocation: Location | null = null;
  private endUpdate = () => {};

  constructor(props: PendingNavigationProps) {
    super(props);
    if (ExecutionEnvironment.canUseDOM) this.beginUpdate(props.location);
  }

  /** A new location is held back until its route is loaded; a re-render of the same one waits with it. */
  override shouldComponentUpdate(next: PendingNavigationProps, nextState: State): boolean {
    if (next.location === this.props.location) return nextState.ready;
    this.previousLocation = this.props.location;
    this.setState({ready: false});
    this.beginUpdate(next.location);
    preload(next.location.pathname).then(
      () => this.show(next.location),
      (error: unknown) => this.fail(next.location, error),
    );
    return false;
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
    this.setState({ready: true});
  }

  /**
   * The file may be gone with a new deployment: a full load of the address finds what is there now. Where that
   * did not help a moment ago, the new page is shown: its loader says what failed, and offers 'Retry'.
   */
  private fail(location: Location, error: unknown) {
    const superseded = this.props.location !== location;
    if (superseded) return;
    console.warn(error);
    const slot = createStorageSlot(storageKeys.reloadedPage, {persistence: 'sessionStorage'});
    if (mayReload(location.pathname, slot)) window.location.reload();
    else this.show(location);
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
