// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest';
import {PAGE_READY_EVENT} from '../../../lib/events';
import {earlyPressScript} from '../node/earlyPressScript';

const pressed = vi.fn<(id: string) => void>();

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Adds the handlers, as hydration does, and waits until the kept presses have been repeated. */
async function hydrate() {
  find('#__docusaurus').addEventListener('click', ({target}) => pressed((target as Element).id));
  window.dispatchEvent(new Event(PAGE_READY_EVENT));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  pressed.mockReset();
  document.body.innerHTML =
    '<div id="__docusaurus"><p><a id="link"></a><button id="one"></button><i id="two" role="button"></i></p></div>' +
    '<button id="outside"></button>';
  window.eval(earlyPressScript);
});

it('repeats each press on a control once and in order, after hydration', async () => {
  for (const id of ['two', 'one', 'one']) find(`#${id}`).click();
  await hydrate();
  expect(pressed.mock.calls.flat()).toEqual(['two', 'one', 'one']);
  window.dispatchEvent(new Event(PAGE_READY_EVENT));
  find('#one').click();
  expect(pressed).toHaveBeenCalledTimes(4);
});

it('presses the element that replaced the control', async () => {
  find('#one').click();
  find('#one').outerHTML = '<a id="new" role="button"></a>';
  await hydrate();
  expect(pressed.mock.calls.flat()).toEqual(['new']);
});

it('leaves links and elements outside the page alone', async () => {
  const seen = vi.fn();
  document.body.addEventListener('click', seen);
  find('#link').click();
  find('#outside').click();
  expect(seen).toHaveBeenCalledTimes(2);
  await hydrate();
  expect(pressed).not.toHaveBeenCalled();
});

it('hides the events before a click until hydration, because React would hydrate the whole page at once', async () => {
  const seen = vi.fn();
  find('#__docusaurus').addEventListener('pointerdown', seen);
  const press = () =>
    find('#one').dispatchEvent(new Event('pointerdown', {bubbles: true, cancelable: true}));
  // The browser still focuses the control and selects text.
  expect(press()).toBe(true);
  expect(seen).not.toHaveBeenCalled();
  await hydrate();
  press();
  expect(seen).toHaveBeenCalledTimes(1);
});

it('opens the dialog of a button at once, and does not repeat the press', async () => {
  find('#__docusaurus').innerHTML =
    '<button data-dialog="field"></button><dialog id="field"></dialog>';
  find('[data-dialog]').click();
  expect(find('#field')).toHaveProperty('open', true);
  await hydrate();
  expect(pressed).not.toHaveBeenCalled();
});

it('shows the panel of a tab at once, and repeats the press after hydration', async () => {
  find('#__docusaurus').innerHTML =
    '<ul><li id="a" role="tab" class="tabs__item--active" aria-selected="true"></li><li id="b" role="tab"></li></ul>' +
    '<div><p id="A"></p><p id="B" hidden></p></div>';
  find('#b').click();
  const selected = ['#a', '#b'].map((tab) => find(tab).getAttribute('aria-selected'));
  expect(selected).toEqual(['false', 'true']);
  expect(find('.tabs__item--active').id).toBe('b');
  expect(find('#A').hidden).toBe(true);
  expect(find('#B').hidden).toBe(false);
  await hydrate();
  expect(pressed.mock.calls.flat()).toEqual(['b']);
});

it('waits for hydration if only one panel is in the page', async () => {
  find('#__docusaurus').innerHTML =
    '<ul><li role="tab"></li><li id="b" role="tab"></li></ul><div><p id="A"></p></div>';
  find('#b').click();
  expect(find('#A').hidden).toBe(false);
  await hydrate();
  expect(pressed.mock.calls.flat()).toEqual(['b']);
});

it('keeps no press after a script failed', async () => {
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await hydrate();
  find('#one').click();
  expect(pressed).toHaveBeenCalledTimes(1);
});
