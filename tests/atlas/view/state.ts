import type { AtlasArrow, AtlasFlow, AtlasState, Words } from '../atlas.types.ts';
import { h, list, press } from './dom.ts';

/** `review.resting` is a part of `review`. */
export const isOf = (place: string, state: string): boolean => place === state || place.startsWith(`${state}.`);

const both = ({ ru, kk }: Words): string => (ru === kk ? ru : `${ru} · ${kk}`);

/** What led out of a state, in the words of its row. */
export const happenedOf = ({ kind, what, example }: AtlasArrow): string =>
  [kind === 'say' ? what : `${kind} ${what}`, example].filter((part) => part !== null).join(' · ');

const arrowRow = (arrow: AtlasArrow, place: string, onChoose: (state: string) => void): HTMLElement => {
  const [top = place] = place.split('.');
  return h(
    'span',
    {},
    h('code', {}, `${happenedOf(arrow)} `),
    press(place, () => onChoose(top)),
    h('small', {}, arrow.walked === 0 ? ' · not in a browser' : ` · ${arrow.walked}×`),
  );
};

const section = (title: string, ...inside: readonly (HTMLElement | null)[]): HTMLElement =>
  h('section', {}, h('h3', {}, title), ...inside);

/** All that is known of a state. */
export const stateCard = (flow: AtlasFlow, state: AtlasState, onChoose: (state: string) => void): HTMLElement => {
  const out = flow.arrows.filter(({ from }) => isOf(from, state.name));
  const into = flow.arrows.filter(({ from, to }) => isOf(to, state.name) && !isOf(from, state.name));
  const passing = new Set([...out, ...into].map((arrow) => flow.arrows.indexOf(arrow)));
  const paths = flow.paths.filter(({ arrows }) => arrows.some((arrow) => passing.has(arrow)));
  const said = out.filter(({ kind }) => kind === 'say');
  const heard = out.filter(({ kind }) => kind !== 'say');
  const command = `npm run qa -- --flow ${flow.id} --state ${state.name}`;
  return h(
    'div',
    {},
    h('h2', {}, state.name),
    h('p', { class: 'muted' }, [state.kind, state.about, state.address].filter(Boolean).join(' · ')),
    ...state.turns.map(({ milestone, whose, action }) =>
      h(
        'dl',
        {},
        h('dt', {}, 'milestone'),
        h('dd', {}, both(milestone)),
        h('dt', {}, 'turn'),
        h('dd', {}, whose === null ? 'nobody’s' : both(whose)),
        ...(action === null ? [] : [h('dt', {}, 'action'), h('dd', {}, both(action))]),
      ),
    ),
    state.pictures.length === 0
      ? null
      : section(
          'Pictures',
          h(
            'div',
            { class: 'pictures' },
            ...state.pictures
              .filter(({ width }) => width !== 320)
              .map(({ file, language, width, what }) =>
                h(
                  'figure',
                  {},
                  h('a', { href: file }, h('img', { src: file, loading: 'lazy', alt: `${state.about} ${what}` })),
                  h('figcaption', {}, h('small', {}, [language, `${width} px`, what].filter(Boolean).join(' · '))),
                ),
              ),
          ),
        ),
    said.length === 0 ? null : section('Events', list(said.map((one) => arrowRow(one, one.to, onChoose)))),
    heard.length === 0
      ? null
      : section('Answers, faults, clocks', list(heard.map((one) => arrowRow(one, one.to, onChoose)))),
    into.length === 0 ? null : section('Comes from', list(into.map((one) => arrowRow(one, one.from, onChoose)))),
    state.texts.length === 0
      ? null
      : section(
          'Texts named by its component',
          h('dl', {}, ...state.texts.flatMap((text) => [h('dt', {}, h('code', {}, text.id)), h('dd', {}, both(text))])),
        ),
    section(
      `Paths: ${paths.length}`,
      h('p', {}, h('code', {}, command)),
      list(
        paths.map(({ name, passed }) =>
          h(
            'span',
            { class: passed === null ? 'muted' : passed ? 'green' : 'red' },
            `${passed === null ? '' : passed ? '✓ ' : '✗ '}${name}`,
          ),
        ),
      ),
    ),
  );
};
