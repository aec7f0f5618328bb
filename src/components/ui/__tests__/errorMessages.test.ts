import {describe, expect, it} from 'vitest';
import {errorMessages} from '../errorMessages';

const circular: {self?: object} = {};
circular.self = circular;

describe('messages of an error', () => {
  it('follow the causes, outermost first', () => {
    const root = new Error('socket closed');
    const error = new Error('page failed', {cause: new Error('chart failed', {cause: root})});
    expect(errorMessages(error)).toEqual(['page failed', 'chart failed', 'socket closed']);
  });

  it('end, even when an error is its own cause', () => {
    const error = new Error('loop');
    error.cause = error;
    expect(errorMessages(error)).toHaveLength(10);
  });

  it.each([
    ['text', ['text']],
    [{code: 7}, ['{"code":7}']],
    [undefined, []],
    [new TypeError(), ['TypeError']],
    [Symbol('s'), ['symbol']],
    [circular, ['object']],
  ])('read anything that was thrown: %j', (thrown, messages) => {
    expect(errorMessages(thrown)).toEqual(messages);
  });
});
