import type { Atlas, AtlasFlow } from '../atlas.types.ts';
import { diagramOf, light } from './diagram.ts';
import { h } from './dom.ts';
import { happenedOf, isOf, stateCard } from './state.ts';
import { addressesTable, callsTable, failedIn, pathsTable } from './tables.ts';

const { atlas } = globalThis as unknown as { atlas: Atlas };
const by = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;

const [sheet, about] = [by('sheet'), by('about')];
const [flows, find] = [by<HTMLSelectElement>('flow'), by<HTMLInputElement>('find')];
const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[data-tab]')];

/** `#casco-life/confirming/calls`: what is on show stands in the address, so that it can be sent to somebody. */
const place = (): { flow: AtlasFlow; state: string; tab: string } => {
  const [id = '', state = '', tab = 'diagram'] = decodeURIComponent(location.hash.slice(1)).split('/');
  const flow = atlas.flows.find((one) => one.id === id) ?? atlas.flows[0];
  if (flow === undefined) throw new Error('The atlas holds no flow');
  return { flow, state, tab };
};
const go = (to: { flow?: string; state?: string; tab?: string }): void => {
  const { flow, state, tab } = place();
  location.hash = [to.flow ?? flow.id, to.state ?? (to.flow === undefined ? state : ''), to.tab ?? tab].join('/');
};
const choose = (state: string, flow?: string): void =>
  go({ state, ...(flow === undefined ? {} : { flow, tab: 'diagram' }) });

let shown = '';
const show = (): void => {
  const { flow, state, tab } = place();
  flows.value = flow.id;
  for (const link of tabs)
    if (link.dataset['tab'] === tab) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  const next = `${flow.id}/${tab}`;
  if (next !== shown) {
    shown = next;
    sheet.replaceChildren(
      tab === 'calls'
        ? callsTable(flow, choose)
        : tab === 'paths'
          ? pathsTable(flow, choose)
          : tab === 'addresses'
            ? addressesTable(atlas, choose)
            : diagramOf(flow, failedIn(flow), choose),
    );
  }
  const found = flow.states.find(({ name }) => name === state);
  about.replaceChildren(
    found === undefined
      ? h(
          'div',
          {},
          h('h2', {}, flow.title),
          h(
            'p',
            {},
            `${flow.states.length} states, ${flow.arrows.length} arrows, ${flow.paths.length} paths in a browser.`,
          ),
          h(
            'p',
            { class: 'muted' },
            'Choose a state. Wheel or + and - zoom, dragging moves. Red: a path failed there when it was last walked. Grey in tables: walked in Node alone.',
          ),
        )
      : stateCard(flow, found, choose),
  );
  const drawing = sheet.querySelector('svg');
  if (drawing && found) light(drawing, found);
};

/** Names of all states, screens and calls, what may happen there, and their texts: what is typed is found in any of them. */
const entries = atlas.flows.flatMap((flow) =>
  flow.states.map((state) => ({
    label: `${state.name} — ${[state.about, flow.id].filter(Boolean).join(', ')}`,
    words: [
      flow.id,
      state.name,
      state.about,
      state.address ?? '',
      ...flow.arrows.filter(({ from }) => isOf(from, state.name)).map(happenedOf),
      ...state.texts.flatMap(({ id, ru, kk }) => [id, ru, kk]),
    ]
      .join('\n')
      .toLowerCase(),
    flow: flow.id,
    state: state.name,
  })),
);
/** What holds every word that is typed, in any order; nothing while none is. */
const found = () => {
  const typed = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  return typed.length === 0 ? [] : entries.filter(({ words }) => typed.every((word) => words.includes(word)));
};
find.addEventListener('input', () => {
  const chosen = entries.find(({ label }) => label === find.value);
  const matches = chosen ? [chosen] : found();
  by('none').textContent =
    find.value.trim() === '' || matches.length > 0 ? '' : 'No state, screen, call or text has that';
  if (chosen) return choose(chosen.state, chosen.flow);
  // The list shows what holds its value: what was typed stands in it, too.
  by('found').replaceChildren(...matches.slice(0, 30).map(({ label }) => h('option', { value: label }, find.value)));
});
find.addEventListener('keydown', ({ key }) => {
  const [first] = found();
  if (key === 'Enter' && first) choose(first.state, first.flow);
});
flows.append(...atlas.flows.map(({ id }) => h('option', { value: id }, id)));
flows.addEventListener('change', () => go({ flow: flows.value }));
for (const link of tabs)
  link.addEventListener('click', (event) => {
    event.preventDefault();
    go({ tab: link.dataset['tab'] ?? 'diagram' });
  });
by('written').textContent = atlas.written;
addEventListener('hashchange', show);
show();
