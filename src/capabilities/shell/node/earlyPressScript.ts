/**
 * The inline script that keeps clicks on controls until React has hydrated the page, and repeats them then. Each click takes
 * effect once. `theme/Layout/Provider` dispatches the event that ends the wait, or the crash page if React fails.
 */
import {PAGE_READY_EVENT} from '../../../lib/events';

/** Controls that do nothing without React. Links and `<details>` work without it. */
const CONTROLS = 'button,[role=button],[role=tab]';

/** The JavaScript of the inline script in every page. */
export const earlyPressScript = [
  '(function(){var presses=[];',
  'function keep(event){',
  `var control=event.target.closest("#__docusaurus :is(${CONTROLS})");`,
  'if(!control)return;',
  'event.preventDefault();event.stopPropagation();',
  // React may put another element in the place of the control, such as a category of the sidebar.
  'var siblings=control.parentNode.children,index=[].indexOf.call(siblings,control);',
  'presses.push(function(){(control.isConnected?control:siblings[index])?.click()})}',
  'function stop(){removeEventListener("click",keep,true)}',
  'addEventListener("click",keep,true);',
  // If a script cannot be loaded, later clicks do what the HTML alone can do: open /search, follow a link.
  'addEventListener("error",function(event){if(event.target.localName==="script")stop()},true);',
  // Each click is a separate task, so that React renders its effect before the next one.
  `addEventListener("${PAGE_READY_EVENT}",function(){stop();`,
  'presses.forEach(function(press){setTimeout(press)})},{once:true})',
  '})();',
].join('');
