/**
 * The inline script for clicks that come before React has hydrated the page. Each click takes effect once:
 * - A button with `data-dialog` opens the dialog with that id at once. Ctrl+K and Cmd+K press the search button, which is the
 *   only one.
 * - A tab shows its panel at once, and the click is repeated after hydration, so that React and the storage know the choice.
 * - Clicks on other controls are kept and repeated after hydration.
 *
 * React doesn't get the events that come before a click. It would hydrate the rest of the page at once when the first one
 * arrives, and a slow phone would show the effect of the click 0.2 to 0.3 s later.
 *
 * `theme/Layout/Provider` dispatches the event that ends the wait, or the crash page if React fails.
 */
import {PAGE_READY_EVENT} from '../../../lib/events';

/** Controls that do nothing without React. Links, `<details>`, and buttons that close their dialog work without it. */
const CONTROLS = ':is(button,[role=button],[role=tab]):not([method=dialog] *)';

/** The events of a press before its click. */
const PRESS_EVENTS = 'pointerdown mousedown touchstart touchend pointerup mouseup';

/** The JavaScript of the inline script in every page. */
export const earlyPressScript = [
  '(function(){var presses=[];',
  `var events="${PRESS_EVENTS}".split(" ");`,
  'function hide(event){event.stopPropagation()}',
  // Panels are in the order of their tabs. A group that renders only one panel has to wait.
  'function select(tab){',
  'var tabs=tab.parentNode.children,panels=tab.parentNode.nextElementSibling.children;',
  'if(panels.length===tabs.length)[].forEach.call(tabs,function(other,index){',
  'var isSelected=other===tab;',
  'other.setAttribute("aria-selected",isSelected);',
  'other.classList.toggle("tabs__item--active",isSelected);',
  'panels[index].hidden=!isSelected})}',
  'function keep(event){',
  `var control=event.target.closest("#__docusaurus ${CONTROLS}");`,
  'if(!control)return;',
  'event.preventDefault();event.stopPropagation();',
  'var dialog=document.getElementById(control.dataset.dialog);',
  // The dialog gives the focus back to the button when it closes. Safari doesn't focus a clicked button.
  'if(dialog){control.focus();dialog.open||dialog.showModal();return}',
  'if(control.matches("[role=tab]"))select(control);',
  // React may put another element in the place of the control, such as a category of the sidebar.
  'var siblings=control.parentNode.children,index=[].indexOf.call(siblings,control);',
  'presses.push(function(){(control.isConnected?control:siblings[index])?.click()})}',
  'function search(event){var button=document.querySelector("[data-dialog]");',
  'if(button&&(event.ctrlKey||event.metaKey)&&event.key.toLowerCase()==="k"){',
  'event.preventDefault();button.click()}}',
  'function stop(){removeEventListener("click",keep,true);removeEventListener("keydown",search);',
  'events.forEach(function(name){removeEventListener(name,hide,true)})}',
  'addEventListener("click",keep,true);addEventListener("keydown",search);',
  // Scrolling doesn't wait for passive listeners.
  'events.forEach(function(name){addEventListener(name,hide,{capture:true,passive:true})});',
  // If a script cannot be loaded, later clicks do what the HTML alone can do: open /search, follow a link.
  'addEventListener("error",function(event){if(event.target.localName==="script")stop()},true);',
  // Each click is a separate task, so that React renders its effect before the next one.
  `addEventListener("${PAGE_READY_EVENT}",function(){stop();`,
  'presses.forEach(function(press){setTimeout(press)})},{once:true})',
  '})();',
].join('');
