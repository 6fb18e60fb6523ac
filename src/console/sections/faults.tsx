import { useMemo } from 'react';
import * as v from 'valibot';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { choice, field, flag, integer, optional, pickedId } from '../../../schemas/fields.ts';
import { RETRIES } from '../../api/retry.ts';
import { phone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, EmptyState } from '../../ui/index.ts';
import { CheckboxField, Form, NumberField, SearchField, SelectField, useFieldValue } from '../../ui/form/index.ts';
import { useAct, useRead } from '../data.ts';
import { type Answer, nothing } from '../outside/shapes.ts';
import { Fine, Loaded, Part, Rows } from '../parts.tsx';

const KINDS = ['status', 'drop', 'delay', 'hold', 'malformed', 'empty', 'html', 'schema'] as const;
const ANY = 'any';
const MOST_TIMES = 999;
const MOST_SECONDS = 600;
const MS = 1000;

const schema = v.object({
  operationId: field(pickedId('form.refused')),
  kind: field(choice(KINDS, 'form.refused')),
  example: optional(pickedId('form.refused')),
  status: field(integer(400, 599)),
  delaySec: field(integer(1, MOST_SECONDS)),
  times: field(integer(1, MOST_TIMES)),
  after: flag,
  person: optional(pickedId('form.refused')),
});
const initial = {
  operationId: '',
  kind: 'status',
  example: '',
  status: '503',
  delaySec: '11',
  times: '1',
  after: false,
  person: '',
};

type Values = v.InferOutput<typeof schema>;

/** The fault as `/sandbox/api/faults` wants it. */
export function faultOf({ operationId, kind, example, status, delaySec, times, after, person }: Values): object {
  const said = example === null || operationId === ANY ? { status } : { example };
  return {
    operationId: operationId === ANY ? '*' : operationId,
    kind,
    times,
    ...(kind === 'status' ? said : {}),
    ...(kind === 'delay' ? { delayMs: delaySec * MS } : {}),
    ...(after ? { after: true } : {}),
    ...(person === null ? {} : { person }),
  };
}

/** Which call breaks next, how, how often. */
export default function Faults() {
  const t = useT();
  const operations = useRead('operations', { once: true });
  const faults = useRead('faults');
  const { busy, run } = useAct();
  return (
    <>
      <Part title={t('qa.faults.active')}>
        <Loaded query={faults}>
          {(active) => (
            <>
              {active.length === 0 ? <EmptyState title={t('qa.faults.none')} /> : <Active faults={active} />}
              {/* Held calls are no longer among the faults, and go on by this button too. */}
              <Button
                tone="secondary"
                busy={busy}
                event="CLEAR_FAULTS"
                onClick={() => void run({ method: 'DELETE', path: 'faults' }, nothing, t('qa.faults.cleared'))}
              >
                {t('qa.faults.clear')}
              </Button>
            </>
          )}
        </Loaded>
      </Part>
      <Part title={t('qa.faults.new')}>
        <Card>
          <Form
            schema={schema}
            initial={initial}
            event="ADD_FAULT"
            submitLabel={t('qa.faults.add')}
            busy={busy}
            onSubmit={(values) => void run({ path: 'faults', body: faultOf(values) }, nothing, t('qa.faults.added'))}
          >
            <Loaded query={operations}>{(all) => <Fields operations={all} />}</Loaded>
          </Form>
        </Card>
      </Part>
    </>
  );
}

/** So many times more the application asks by itself before it shows anything: a fault of fewer calls is mended unseen. */
const asksAgain = (safety: string | undefined): number =>
  safety === 'read' || safety === 'idempotent' ? RETRIES[safety] : 0;

function Fields({ operations }: { operations: Answer<'operations'> }) {
  const t = useT();
  const kind = useFieldValue('kind');
  const chosen = useFieldValue('operationId');
  const options = useMemo(
    () => [
      { value: ANY, label: t('qa.faults.any') },
      ...operations.map(({ operationId, service, method, path }) => ({
        value: operationId,
        label: operationId,
        note: `${service} · ${method} ${path}`,
      })),
    ],
    [operations, t],
  );
  const again =
    kind === 'delay' || kind === 'hold' ? 0 : asksAgain(operations.find((one) => one.operationId === chosen)?.safety);
  const people = (useRead('accounts', { once: true }).data ?? []).map(({ username, lastName, firstName }) => ({
    value: username,
    label: `${lastName} ${firstName} (${username})`,
  }));
  const examples = operations.find(({ operationId }) => operationId === chosen)?.examples ?? [];
  return (
    <>
      <SearchField name="operationId" label={t('qa.faults.operation')} options={options} />
      <SelectField
        name="kind"
        label={t('qa.faults.kind')}
        options={KINDS.map((value) => ({ value, label: t(`qa.fault.${value}`) }))}
      />
      {kind === 'status' && examples.length > 0 && (
        <SelectField
          name="example"
          label={t('qa.faults.example')}
          optional
          options={examples.map(({ name, http }) => ({ value: name, label: `${http} · ${name}` }))}
        />
      )}
      {kind === 'status' && <NumberField name="status" label={t('qa.faults.status')} digits={3} />}
      {kind === 'delay' && <NumberField name="delaySec" label={t('qa.faults.delay')} digits={3} />}
      <NumberField
        name="times"
        label={t('qa.faults.times')}
        digits={3}
        hint={again > 0 ? t('qa.faults.again', { n: again }) : undefined}
      />
      <SelectField name="person" label={t('qa.faults.person')} optional options={people} />
      <CheckboxField name="after" label={t('qa.faults.after')} hint={t('qa.faults.afterHint')} />
    </>
  );
}

function Active({ faults }: { faults: Answer<'faults'> }) {
  const t = useT();
  return (
    <Rows>
      {faults.map((fault, at) => (
        // Equal faults may stand in the queue; their place is all that tells them apart.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={at}>
          <strong className={css({ textStyle: 'body.strong' })}>
            {fault.operationId === '*' ? t('qa.faults.any') : fault.operationId}
          </strong>
          <span className={stack({ gap: '2' })}>
            {t(`qa.fault.${fault.kind as (typeof KINDS)[number]}`)}
            <Fine>
              {[
                fault.status,
                fault.delayMs !== undefined && t('qa.faults.seconds', { n: fault.delayMs / MS }),
                t('qa.faults.left', { n: fault.times }),
                fault.after && t('qa.faults.after'),
                fault.person !== undefined && phone(fault.person),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Fine>
          </span>
        </li>
      ))}
    </Rows>
  );
}
