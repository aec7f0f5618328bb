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
    '<div id="__docusaurus"><p><a id="link"></a><button id="one"></button><i id="tab" role="tab"></i></p></div>' +
    '<button id="outside"></button>';
  window.eval(earlyPressScript);
});

it('repeats each press on a control once and in order, after hydration', async () => {
  for (const id of ['tab', 'one', 'one']) find(`#${id}`).click();
  await hydrate();
  expect(pressed.mock.calls.flat()).toEqual(['tab', 'one', 'one']);
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

it('keeps no press after a script failed', async () => {
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await hydrate();
  find('#one').click();
  expect(pressed).toHaveBeenCalledTimes(1);
});
