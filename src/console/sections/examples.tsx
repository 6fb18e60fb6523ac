import { useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { isTextId, useT } from '../../i18n/index.ts';
import { Banner, Button, Card, EmptyState, StatusTag } from '../../ui/index.ts';
import { ControlForm, useControl } from '../control-form.tsx';
import { openAs, useRead } from '../data.ts';
import type { Answer, Control, ControlDone } from '../outside/shapes.ts';
import { Buttons, Filter, Filters, Fine, Loaded, Part, Rows, TabLink } from '../parts.tsx';

const names = (list: readonly (string | null)[]) =>
  [...new Set(list)].filter((one) => one !== null).map((value) => ({ value, label: value }));

/** New data on demand, and what there is already; opened as whoever owns it. */
export default function Examples() {
  const t = useT();
  const controls = useRead('controls');
  const examples = useRead('examples');
  return (
    <>
      <Loaded query={controls}>
        {(all) =>
          all
            .filter((control) => control.section === 'seeds')
            .map((control) => (
              <Part key={control.id} title={control.title} hint={control.hint}>
                <Seed control={control} />
              </Part>
            ))
        }
      </Loaded>
      <Part title={t('qa.examples.list')}>
        <Loaded query={examples}>{(all) => <List examples={all} />}</Loaded>
      </Part>
    </>
  );
}

/** Everything but the status stands; a press on a status makes one. */
function Seed({ control }: { control: Control }) {
  const t = useT();
  const { busy, apply } = useControl(control, null);
  const [made, setMade] = useState<ControlDone | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const choices = control.fields.filter((one) => one.kind === 'choice');
  const statuses = choices.find(({ name }) => name === 'status');
  if (statuses === undefined)
    return (
      <Card>
        <ControlForm control={control} onDone={setMade} />
      </Card>
    );
  const make = async (status: string) => {
    const done = await apply({ ...chosen, status });
    if (done) setMade(done);
  };
  return (
    <Card>
      {made && (
        <div className={css({ pb: '16' })}>
          <Banner tone="success" live>
            <p>
              {made.text} <Fine>{made.id}</Fine>
            </p>
            <Open path={made.path} owner={made.owner} label={t('qa.openIt')} />
          </Banner>
        </div>
      )}
      <div className={stack({ gap: '12' })}>
        <Filters>
          {choices
            .filter((one) => one !== statuses)
            .map(({ name, label, options }) => (
              <Filter
                key={name}
                label={label}
                value={chosen[name] ?? options[0]?.value ?? ''}
                options={options}
                none={null}
                onChange={(value) => setChosen({ ...chosen, [name]: value })}
              />
            ))}
        </Filters>
        <div role="group" aria-label={statuses.label}>
          <Buttons>
            {statuses.options.map(({ value, label }) => (
              <Button
                key={value}
                tone="secondary"
                busy={busy}
                event={`${control.id} ${value}`}
                onClick={() => void make(value)}
              >
                {label}
              </Button>
            ))}
          </Buttons>
        </div>
      </div>
    </Card>
  );
}

function Open({ path, owner, label }: { path: string | null | undefined; owner: string | null; label: string }) {
  if (!path) return null;
  if (owner === null) return <TabLink href={path}>{label}</TabLink>;
  return (
    <Button tone="secondary" event="OPEN_AS" onClick={() => void openAs(path, owner)}>
      {label}
    </Button>
  );
}

/** An alias beside what it is called: kinds have statuses of one alias and different words. */
const wordsOf = (examples: Answer<'examples'>, status: string): string => {
  const words = new Set(examples.filter((one) => one.status === status).map(({ statusText }) => statusText));
  return `${[...words].join(', ')} (${status})`;
};

function List({ examples }: { examples: Answer<'examples'> }) {
  const t = useT();
  const [kind, setKind] = useState('');
  const [status, setStatus] = useState('');
  const [owner, setOwner] = useState('');
  const kindOf = (name: string): string => {
    const id = `qa.kind.${name}`;
    return isTextId(id) ? t(id) : name;
  };
  const shown = examples.filter(
    (one) =>
      (kind === '' || one.kind === kind) &&
      (status === '' || one.status === status) &&
      (owner === '' || one.owner === owner),
  );
  return (
    <>
      <Filters>
        <Filter
          label={t('qa.examples.kind')}
          value={kind}
          options={names(examples.map((one) => one.kind)).map(({ value }) => ({ value, label: kindOf(value) }))}
          onChange={setKind}
        />
        <Filter
          label={t('qa.examples.status')}
          value={status}
          options={names(examples.map((one) => one.status)).map(({ value }) => ({
            value,
            label: wordsOf(examples, value),
          }))}
          onChange={setStatus}
        />
        <Filter
          label={t('qa.examples.owner')}
          value={owner}
          options={names(examples.map((one) => one.owner))}
          onChange={setOwner}
        />
      </Filters>
      {shown.length === 0 ? (
        <EmptyState title={t('qa.nothingNow')} text={examples.length === 0 ? t('qa.examples.noneText') : undefined}>
          {examples.length > 0 && (
            <Button
              full
              tone="secondary"
              event="SHOW_ALL"
              onClick={() => {
                setKind('');
                setStatus('');
                setOwner('');
              }}
            >
              {t('qa.showAll')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <Rows>
          {shown.map((one) => (
            <li key={`${one.kind} ${one.id}`}>
              <span className={css({ flex: '[1 1 220px]', minWidth: '0' })}>
                {kindOf(one.kind)} <StatusTag tone="neutral">{one.statusText}</StatusTag> <br />
                <Fine>{one.id}</Fine>
              </span>
              <Open
                path={one.path}
                owner={one.owner}
                label={one.owner === null ? t('qa.openIt') : t('qa.openAs', { owner: one.owner })}
              />
            </li>
          ))}
        </Rows>
      )}
    </>
  );
}
