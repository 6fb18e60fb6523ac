/** What a new product is told by. */
export interface NewProduct {
  /** `travel-insurance`: the flow's id, and the name of its files. */
  readonly name: string;
  /** Its address, as a pattern: `/travel-insurance/:id?`. */
  readonly at: string;
  /** Its name for people. */
  readonly ru: string;
  readonly kk: string;
  /** A read whose answer's `items` are the customer's things of this kind; absent: they stand in no list. */
  readonly list?: string | undefined;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const ADDRESS = /^(\/(:?[a-zA-Z][\w-]*\??))+$/;

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`-${name}`);

/** Why a product cannot be begun like this; null: it can. */
export const refusal = (
  { name, at, ru, kk }: NewProduct,
  taken: { names: readonly string[]; addresses: readonly string[] },
) => {
  if (!NAME.test(name))
    return `"${name}" is no name: small letters, figures and single hyphens, as in travel-insurance`;
  if (taken.names.includes(name)) return `There is a product "${name}" already`;
  if (!ADDRESS.test(at)) return `"${at}" is no address: as in /travel-insurance/:id?`;
  if (taken.addresses.includes(at)) return `The address ${at} belongs to another product already`;
  if (ru.trim() === '' || kk.trim() === '') return 'A product has a name in Russian (--ru) and in Kazakh (--kk)';
  return null;
};

const listOf = ({ name, id, intro, list }: Record<'name' | 'id' | 'intro' | 'list', string>): string =>
  `import { standingOf } from '../../../machines/kit/standing.ts';
import { progress } from '../../../machines/products/${name}/progress.ts';
import { PagedRows } from '../../blocks/lists/paged-rows.tsx';
import { defineList, type ListProps } from '../../blocks/lists/product-list.ts';
import { stageOf, turnOf, type RowView } from '../../blocks/lists/row.ts';
import { isTurnOf, turnTone } from '../../blocks/standing.ts';
import { useT, type Translate } from '../../i18n/index.ts';

const stands = standingOf(progress, {});

/** What it is, which milestone it stands at, who acts next. */
const row = (thing: { readonly id: string }, t: Translate): RowView => ({
  key: thing.id,
  mark: 'car',
  title: t('${id}.title'),
  sum: null,
  tone: turnTone('customer', stands),
  status: t(\`milestone.\${stands.milestone}\`),
  about: [],
  to: { screen: '${intro}', id: thing.id },
  stage: stageOf(progress, stands),
  ...turnOf('customer', stands, t),
});
const inputOf = (page: number) => ({ query: { page } });

function ${pascal(name)}List({ useRead, place }: ListProps) {
  const t = useT();
  return (
    <PagedRows {...{ useRead, place, inputOf, row }} title={t('${id}.title')} as="${id}" operation="${list}" />
  );
}

export const list = defineList({
  product: '${name}',
  tab: { name: '${name}', title: '${id}.title', at: 9 },
  keys: ['${id}'],
  List: ${pascal(name)}List,
  active: {
    operation: '${list}',
    input: inputOf(1),
    cards: ({ items }) =>
      items.map((thing) => ({
        key: thing.id,
        row: (t) => row(thing, t),
        waits: isTurnOf('customer', stands),
      })),
  },
});
`;

/**
 * A product with one screen that leads home: the smallest that compiles, is walked by the tests and can be opened. The
 * text of each of its files, by path; none of them is there before. Pure.
 */
export const skeleton = ({ name, at, ru, kk, list }: NewProduct): Readonly<Record<string, string>> => {
  const id = camel(name);
  const intro = `${name}-intro`;
  const opened = at.replace(/\/:\w+\?/g, '');
  const texts = (title: string) =>
    `${JSON.stringify({ [`${id}.title`]: title, [`milestone.${id}`]: title, [`do.${id}`]: title, [`go.${id}`]: title }, null, 2)}\n`;
  return {
    [`machines/products/${name}/screens.ts`]: `import { defineScreens } from '../../kit/screen.ts';

export const ${id}Screens = defineScreens({
  '${intro}': {
    path: '${at}',
    access: 'open',
    layout: 'client',
    title: '${id}.title',
    texts: '${id}',
    withoutId: true,
    events: { CONTINUE: null },
  },
});
`,
    [`machines/products/${name}/kit.ts`]: `import { flowKit } from '../../kit/flow.ts';
import { ${id}Screens } from './screens.ts';

/** The words of this product, with the operations that it runs. */
export const kit = flowKit(${id}Screens, []);
`,
    [`machines/products/${name}/progress.ts`]: `import { defineProgress } from '../../kit/progress.ts';

export const progress = defineProgress<object>()({
  milestones: ['${id}'],
  branches: ['intro'],
  states: { intro: { milestone: '${id}', whose: 'customer', action: '${id}' } },
});
`,
    [`machines/products/${name}/flow.ts`]: `import { kit } from './kit.ts';
import { progress } from './progress.ts';

const { defineFlow, final, screen } = kit;

export const ${id} = defineFlow({
  id: '${name}',
  progress,
  initial: 'intro',
  states: {
    intro: screen('${intro}', { CONTINUE: 'home' }),
    home: final(null, { to: 'home' }),
  },
});
`,
    [`machines/products/${name}/README.md`]: `# ${ru}

Begins at \`${opened}\` and ends on the home page. Who uses it, and what comes in between, is told here in about ten lines.

- **Milestones**: ${id}

Diagram: [docs/generated/${name}.md](../../../docs/generated/${name}.md).
`,
    [`machines/products/${name}/product.ts`]: `import { defineProduct } from '../../kit/product.ts';
import { ${id}Screens } from './screens.ts';

export const product = defineProduct({
  id: '${name}',
  screens: ${id}Screens,
  flow: async () => (await import('./flow.ts')).${id},${
    list === undefined
      ? ''
      : `
  entrances: ['${intro}'],
  list: { reads: ['${list}'], texts: '${id}' },`
  }
});
`,
    ...(list === undefined ? {} : { [`src/products/${name}/list.tsx`]: listOf({ name, id, intro, list }) }),
    [`src/products/${name}/loaders.ts`]: `import type { ScreenOf } from '../../../machines/screens.ts';
import type { Loaders } from '../../blocks/loaders.types.ts';

export const loaders: Loaders<ScreenOf<'${name}'>> = {
  '${intro}': () => import('./intro.tsx'),
};
`,
    [`src/products/${name}/intro.tsx`]: `import { useT } from '../../i18n/index.ts';
import { Button, Page } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function ${pascal(name)}Intro({ screen, send }: ScreenProps<'${intro}'>) {
  const t = useT();
  return (
    <Page screen={screen} title={t('${id}.title')}>
      <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
        {t('nav.home')}
      </Button>
    </Page>
  );
}
`,
    [`locales/ru/${id}.json`]: texts(ru),
    [`locales/kk/${id}.json`]: texts(kk),
    [`tests/products/${name}/browser.ts`]: `import { ${id} } from '../../../machines/products/${name}/flow.ts';
import type { Setup } from '../../e2e/driver/legs.ts';

/** How a browser walks this product. */
export const setup: Setup = {
  flow: '${name}',
  machine: ${id},
  who: 'aidos',
  start: '${intro}',
  opens: () => '${opened}',
};
`,
    [`tests/products/${name}/paths.spec.ts`]: `import { testPaths } from '../../e2e/support/walk-paths.ts';
import { setup } from './browser.ts';

testPaths(setup);
`,
    [`tests/products/${name}/samples.ts`]: `import type { ProductSamples } from '../../paths/support/product-samples.ts';

export const samples: ProductSamples = { starts: [{}] };
`,
    [`tests/products/${name}/scenarios.ts`]: `import type { Scenario } from '../../e2e/scenarios/scenario.ts';

export const scenarios: readonly Scenario[] = [
  { title: '${id}', steps: [{ screen: '${intro}', at: '${opened}', claimless: true }], who: 'aidos' },
];
`,
  };
};
