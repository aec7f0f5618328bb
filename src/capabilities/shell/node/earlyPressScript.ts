/**
 * The inline script that keeps presses on controls until React has hydrated the page, and repeats them then. Each press
 * takes effect once. `theme/Layout/Provider` dispatches the event that ends the wait.
 */
import {READY_EVENT} from '../shared/attributes';

/** Controls that do nothing without React. Links and `<details>` work without it. */
const CONTROLS = 'button,[role=button],[role=tab]';

/** The script of every page. */
export const earlyPressScript = [
  '(function(){var presses=[];',
  'function keep(event){',
  `var control=event.target.closest("#__docusaurus :is(${CONTROLS})");`,
  'if(control){event.preventDefault();event.stopPropagation();presses.push(control)}}',
  'function stop(){removeEventListener("click",keep,true)}',
  'addEventListener("click",keep,true);',
  // If a script cannot be loaded, later presses do what the HTML alone can do: open /search, follow a link.
  'addEventListener("error",function(event){if(event.target.localName==="script")stop()},true);',
  `addEventListener("${READY_EVENT}",function(){stop();`,
  // Each press is a task of its own, so that React renders its effect before the next one.
  'presses.forEach(function(control){setTimeout(function(){control.click()})})},{once:true})',
  '})();',
].join('');
