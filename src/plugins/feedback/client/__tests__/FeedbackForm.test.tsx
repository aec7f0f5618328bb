// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {FeedbackParty} from '@site/src/config/thirdPartyTypes';
import {FeedbackForm} from '../FeedbackForm';

const {party} = vi.hoisted(() => ({
  party: {
    kind: 'feedback',
    name: 'Feedback',
    purpose: 'feedback',
    endpoint: 'https://feedback.example/api',
    origins: ['https://feedback.example'],
    project: 'p1',
  } satisfies FeedbackParty,
}));
vi.mock('@site/src/hooks/useSiteFields', () => ({
  useSiteFields: () => ({newIssue: 'https://code.example/issues/new', thirdParties: [party]}),
}));
// Importing createStorageSlot would load the whole theme.
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({get: () => null, set: () => undefined, del: () => undefined}),
}));

/** Answers the request that the form sent last. */
let answer: (response: Response) => void;
const fetch = vi.fn(
  async () =>
    new Promise<Response>((resolve) => {
      answer = resolve;
    }),
);

const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const isPressed = (name: string) => screen.queryByRole('button', {name, pressed: true}) !== null;
const expectOutcome = (text: string) =>
  vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

beforeEach(() => {
  fetch.mockClear();
  vi.stubGlobal('fetch', fetch);
  render(
    <MemoryRouter initialEntries={['/quickstart']}>
      <FeedbackForm />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('ignores a "No" while a "Yes" is being sent, whose result would close the field of the "No"', async () => {
  press('Yes');
  await expectOutcome('Sending…');
  press('No');
  expect([isPressed('Yes'), isPressed('No')]).toEqual([true, false]);
  expect(screen.queryByRole('textbox')).toBeNull();
  answer(new Response(null, {status: 204}));
  await expectOutcome('Thanks!');
  expect(fetch).toHaveBeenCalledTimes(1);

  press('No');
  expect([isPressed('Yes'), isPressed('No')]).toEqual([false, true]);
  expect(screen.queryByRole('textbox')).not.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('allows a "No" after a "Yes" that could not be sent', async () => {
  press('Yes');
  await expectOutcome('Sending…');
  answer(new Response(null, {status: 500}));
  await expectOutcome('Not sent: the feedback service answered 500. Your text is kept; try again.');
  press('No');
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.submit(screen.getByRole('form'));
  expect(fetch).toHaveBeenCalledTimes(2);
  answer(new Response(null, {status: 204}));
  await expectOutcome('Thank you. Your feedback was sent.');
});
