import type { Answer } from './outside/shapes.ts';

/** Everything that the search looks through. */
export interface Everything {
  readonly people: Answer<'accounts'>;
  readonly things: Answer<'examples'>;
  readonly calls: Answer<'log'>['entries'];
  readonly messages: Answer<'inbox'>;
  readonly jobs: Answer<'jobs'>;
}

const MOST = 12;

/** True when every word that is sought stands somewhere in `texts`; digits are found whatever stands between them. */
export const matches = (sought: string, texts: readonly (string | null | undefined)[]): boolean => {
  const text = texts.filter(Boolean).join(' ').toLowerCase();
  const bare = text.replaceAll(/[\s()+-]/g, '');
  return sought
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => text.includes(word) || bare.includes(word.replaceAll(/[()+-]/g, '')));
};

/** What of each kind is meant by these words: the newest few. Nothing for an empty search. */
export const find = (sought: string, all: Everything): Everything => {
  const few = <T>(list: readonly T[], texts: (one: T) => readonly (string | null | undefined)[]): T[] =>
    sought.trim() === '' ? [] : list.filter((one) => matches(sought, texts(one))).slice(0, MOST);
  return {
    people: few(all.people, (one) => [
      one.username,
      one.lastName,
      one.firstName,
      one.phone,
      one.personalNumber,
      one.role,
    ]),
    things: few(all.things, (one) => [one.id, one.status, one.statusText, one.owner, one.kind]),
    calls: few(all.calls.toReversed(), (one) => [
      one.operationId,
      one.service,
      String(one.status),
      one.requestId,
      one.note,
    ]),
    messages: few(all.messages, (one) => [one.phone, one.text]),
    jobs: few(all.jobs, (one) => [one.text, one.kind]),
  };
};
