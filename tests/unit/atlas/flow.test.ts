import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flowOf } from '../../atlas/flow.ts';

const name = 'confirming · answer confirmCascoLifeSignature · confirmed → rereadingSigned';
const path = { name, start: {}, events: [], legs: [{ arrows: [name] }] } as never;
const atlas = await flowOf('casco-life', {
  paths: [path],
  results: new Map([[name, false]]),
  pictures: new Map([['casco-life-code', [{ file: 'a.png', language: 'ru', width: 390, what: '' }]]]),
});
const state = (of: string) => atlas.states.find(({ name: one }) => one === of);

describe('a flow in the atlas', () => {
  it('has every state that its arrows name, none over another', () => {
    const known = new Set(atlas.states.map(({ name: one }) => one));
    expect(
      atlas.arrows.flatMap(({ from, to }) => [from, to]).filter((at) => !known.has(at.split('.')[0] ?? '')),
    ).toEqual([]);
    for (const [i, a] of atlas.states.entries())
      for (const b of atlas.states.slice(i + 1)) {
        const isApart =
          Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
        expect(isApart, `${a.name} over ${b.name}`).toBe(true);
      }
  });

  it('tells of a state its screen, address, turn, texts in both languages, pictures', () => {
    const code = state('code');
    const texts = JSON.parse(readFileSync(new URL('../../../locales/kk/sign.json', import.meta.url), 'utf8')) as object;
    expect(code).toMatchObject({ kind: 'screen', about: 'casco-life-code', address: '/insurance/casco-and-life/:id' });
    expect(code?.turns.map(({ whose }) => whose?.id)).toEqual(['turn.customer']);
    expect(code?.pictures).toHaveLength(1);
    for (const { id, kk } of code?.texts.filter(({ id: one }) => one in texts) ?? [])
      expect(kk).toBe(texts[id as keyof typeof texts]);
    expect(state('confirming')).toMatchObject({ kind: 'call', about: 'confirmCascoLifeSignature', address: null });
  });

  it('counts who walks an arrow, and tells how the path ended', () => {
    const arrow = atlas.arrows.find((one) => one.name === name);
    expect(arrow).toMatchObject({ from: 'confirming', to: 'rereadingSigned', kind: 'answer', walked: 1 });
    expect(atlas.arrows.filter(({ walked }) => walked > 0)).toHaveLength(1);
    expect(atlas.paths).toEqual([{ name, arrows: [atlas.arrows.indexOf(arrow as never)], passed: false }]);
  });
});
