/**
 * Shows the current page until the next one is loaded. Replaces @docusaurus/core/lib/client/PendingNavigation
 * (../manifest.ts), which has two defects:
 * - When two pages load at the same time and the first one arrives, it shows the second one before that is loaded.
 * - It reloads a page that stays broken each time a reader opens it, and without a connection too. The loader's "Retry"
 *   never appears.
 */
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Location} from 'history';
import {Component, type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {canReloadHelp} from '@site/src/lib/canReachServer';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

class PendingNavigation extends Component<Props, {readonly ready: boolean}> {
  override readonly state = {ready: true};
  private previousLocation: Location | null = null;
  private endUpdate = () => {};

  constructor(props: Props) {
    super(props);
    if (ExecutionEnvironment.canUseDOM) this.beginUpdate(props.location);
  }

  /** Delays the render of a new location until its page is loaded. */
  override shouldComponentUpdate(next: Props, nextState: {readonly ready: boolean}): boolean {
    if (next.location === this.props.location) return nextState.ready;
    this.previousLocation = this.props.location;
    this.setState({ready: false});
    this.beginUpdate(next.location);
    void this.load(next.location);
    return false;
  }

  private beginUpdate(location: Location) {
    this.endUpdate();
    const {previousLocation} = this;
    this.endUpdate = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
  }

  private async load(location: Location) {
    const isSuperseded = () => this.props.location !== location;
    try {
      await preload(location.pathname);
    } catch (error) {
      if (isSuperseded()) return;
      console.warn(error);
      const mayReload = await canReloadHelp(location.pathname);
      if (mayReload && !isSuperseded()) return window.location.reload();
    }
    if (isSuperseded()) return;
    // If the page failed to load, its loader shows the error and "Retry".
    this.endUpdate();
    this.setState({ready: true});
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
