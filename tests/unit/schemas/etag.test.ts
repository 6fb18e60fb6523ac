import { expect, it } from 'vitest';
import { namesTag } from '../../../schemas/etag.ts';

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"c" , "a"', true],
  ['"b","a"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['"A"', false],
  ['"ba"', false],
  // A comma inside of a tag parts nothing, and nothing counts without its quotes.
  ['"a,b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
  [null, false],
])('If-None-Match %j names "a": %s', (header, names) => {
  expect(namesTag(header, '"a"')).toBe(names);
  expect(namesTag(header, 'W/"a"')).toBe(names);
});
