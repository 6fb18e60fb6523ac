import { useState } from 'react';
import * as v from 'valibot';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { message } from '../../../schemas/kit.ts';
import { dateTimeKz } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Card, confirm, EmptyState, snackbar } from '../../ui/index.ts';
import { Form, TextField } from '../../ui/form/index.ts';
import { openAs, useAct, useRead } from '../data.ts';
import { copy, inAddress, linkTo } from '../outside/browser.ts';
import { type Answer, type ControlDone, controlDone, nothing } from '../outside/shapes.ts';
import { Buttons, Fine, Loaded, Part, Rows } from '../parts.tsx';
import { packSteps, unpackSteps } from '../shared-steps.ts';

/** States of the sandbox by name, as a link; and snapshots of all data. */
export default function Scenarios() {
  const t = useT();
  const scenarios = useRead('scenarios', { once: true });
  const sent = unpackSteps(inAddress('steps'));
  return (
    <>
      {sent !== null && (
        <Part title={t('qa.scenarios.sent')} hint={t('qa.scenarios.sentHint')}>
          <Scenario
            title={inAddress('name') ?? t('qa.scenarios.sent')}
            body={{ steps: sent }}
            steps={sent}
            link={null}
          />
        </Part>
      )}
      <Part title={t('qa.scenarios.named')}>
        <Loaded query={scenarios}>
          {(all) => (
            <ul className={stack({ gap: '12', listStyle: 'none' })}>
              {[...all]
                .sort((a, b) => Number(b.id === inAddress('run')) - Number(a.id === inAddress('run')))
                .map(({ id, title, steps }) => (
                  <li key={id}>
                    <Scenario title={title} body={{ id }} steps={steps} link={linkTo('scenarios', { run: id })} />
                  </li>
                ))}
            </ul>
          )}
        </Loaded>
      </Part>
      <Share />
      <Snapshots />
    </>
  );
}

const useCopy = () => {
  const t = useT();
  return async (link: string) => {
    if (await copy(link)) snackbar.success(() => t('qa.copied', { what: link }));
    else snackbar.error(() => t('qa.notCopied'));
  };
};

function Scenario({
  title,
  body,
  steps,
  link,
}: {
  title: string;
  body: object;
  steps: readonly unknown[];
  link: string | null;
}) {
  const t = useT();
  const { busy, run } = useAct();
  const copyLink = useCopy();
  const [done, setDone] = useState<ControlDone | null>(null);
  const press = async () => setDone(await run({ path: 'scenarios', body }, controlDone, t('qa.scenarios.played')));
  return (
    <Card>
      <div className={stack({ gap: '12' })}>
        <h3 className={css({ textStyle: 'h3', overflowWrap: 'anywhere' })}>{title}</h3>
        <details>
          <summary className={css({ cursor: 'pointer', minHeight: 'target', alignContent: 'center', color: 'link' })}>
            {t('qa.scenarios.steps', { n: steps.length })}
          </summary>
          <pre className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textStyle: 'caption' })}>
            {steps.map((step) => JSON.stringify(step)).join('\n')}
          </pre>
        </details>
        {done?.path != null && (
          <Banner tone="success" live>
            <Fine>{done.id}</Fine>
            {done.owner !== null && (
              <Button tone="secondary" event="OPEN_AS" onClick={() => void openAs(done.path ?? '/', done.owner ?? '')}>
                {t('qa.openAs', { owner: done.owner })}
              </Button>
            )}
          </Banner>
        )}
        <Buttons>
          <Button tone="secondary" busy={busy} event="PLAY" onClick={() => void press()}>
            {t('qa.scenarios.play')}
          </Button>
          {link !== null && (
            <Button tone="quiet" event="COPY_LINK" onClick={() => void copyLink(link)}>
              {t('qa.scenarios.copyLink')}
            </Button>
          )}
        </Buttons>
      </div>
    </Card>
  );
}

const NAME_MOST = 60;
const named = v.object({
  name: v.pipe(v.string(), v.trim(), v.regex(/^.{1,60}$/, message('qa.nameWanted', { n: NAME_MOST }))),
});

/** The faults that stand now, as a link with a name. */
function Share() {
  const t = useT();
  const faults = useRead('faults');
  const copyLink = useCopy();
  const share = ({ name }: { name: string }, active: Answer<'faults'>) =>
    void copyLink(linkTo('scenarios', { name, steps: packSteps(active.map((fault) => ({ fault }))) }));
  return (
    <Part title={t('qa.scenarios.own')} hint={t('qa.scenarios.ownHint')}>
      <Loaded query={faults}>
        {(active) =>
          active.length === 0 ? (
            <EmptyState title={t('qa.faults.none')} />
          ) : (
            <Card>
              <Form
                schema={named}
                initial={{ name: '' }}
                event="SHARE_FAULTS"
                submitLabel={t('qa.scenarios.copyLink')}
                busy={false}
                onSubmit={(values) => share(values, active)}
              >
                <TextField name="name" label={t('qa.scenarios.name')} autoComplete="off" />
              </Form>
            </Card>
          )
        }
      </Loaded>
    </Part>
  );
}

function Snapshots() {
  const t = useT();
  const snapshots = useRead('snapshots');
  const { busy, run } = useAct();
  const restore = async (name: string) => {
    const yes = await confirm({
      title: t('qa.snapshots.restoreTitle', { name }),
      text: t('qa.snapshots.restoreText'),
      confirmLabel: t('qa.snapshots.restore'),
      cancelLabel: t('qa.resetNo'),
      danger: true,
      event: 'RESTORE_NOW',
    });
    if (yes) await run({ path: 'snapshots/restore', body: { name } }, nothing, t('qa.snapshots.restored'));
  };
  return (
    <Part title={t('qa.snapshots.title')} hint={t('qa.snapshots.hint')}>
      <Card>
        <Form
          schema={named}
          initial={{ name: '' }}
          event="SAVE_SNAPSHOT"
          submitLabel={t('qa.snapshots.save')}
          busy={busy}
          onSubmit={(values) => void run({ path: 'snapshots', body: values }, nothing, t('qa.snapshots.saved'))}
        >
          <TextField name="name" label={t('qa.snapshots.name')} autoComplete="off" />
        </Form>
      </Card>
      <Loaded query={snapshots}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('qa.snapshots.none')} />
          ) : (
            <Rows>
              {all.map(({ name, at }) => (
                <li key={name}>
                  <span className={css({ flex: '[1 1 180px]', minWidth: '0', overflowWrap: 'anywhere' })}>
                    {name} <Fine>{dateTimeKz(at)}</Fine>
                  </span>
                  <Button tone="secondary" busy={busy} event="RESTORE" onClick={() => void restore(name)}>
                    {t('qa.snapshots.restore')}
                  </Button>
                  <Button
                    tone="quiet"
                    busy={busy}
                    aria-label={t('qa.snapshots.removeOne', { name })}
                    onClick={() =>
                      void run({ method: 'DELETE', path: `snapshots/${encodeURIComponent(name)}` }, nothing)
                    }
                  >
                    {t('qa.snapshots.remove')}
                  </Button>
                </li>
              ))}
            </Rows>
          )
        }
      </Loaded>
    </Part>
  );
}
