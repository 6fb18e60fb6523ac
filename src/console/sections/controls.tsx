import { useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { useT } from '../../i18n/index.ts';
import { Button, Card, EmptyState, StatusTag } from '../../ui/index.ts';
import { ControlForm, useControl } from '../control-form.tsx';
import { openAs, useRead } from '../data.ts';
import type { Control, ControlSubject } from '../outside/shapes.ts';
import { Buttons, Cards, Fine, Loaded, Part, TabLink, ToSection } from '../parts.tsx';

/** Controls that services declare for this section, whichever they are. */
function Controls({ section }: { section: string }) {
  const controls = useRead('controls');
  return (
    <Loaded query={controls}>
      {(all) =>
        all
          .filter((control) => control.section === section)
          .map((control) => (
            <Part key={control.id} title={control.title} hint={control.hint}>
              <Subjects control={control} />
            </Part>
          ))
      }
    </Loaded>
  );
}

export const Visits = () => <Controls section="visits" />;
export const Answers = () => <Controls section="answers" />;

function Subjects({ control }: { control: Control }) {
  const t = useT();
  if (control.subjects === null) return <ControlForm control={control} />;
  if (control.subjects.length === 0)
    return (
      <EmptyState title={t('qa.nothingNow')}>
        <ToSection id="examples">{t('qa.makeData')}</ToSection>
      </EmptyState>
    );
  return (
    <Cards>
      {control.subjects.map((subject) => (
        <Subject key={subject.id} control={control} subject={subject} />
      ))}
    </Cards>
  );
}

function Subject({ control, subject }: { control: Control; subject: ControlSubject }) {
  const t = useT();
  const { path, owner } = subject;
  const isPartners = path?.startsWith('/sandbox/') ?? false;
  return (
    <Card as="li">
      <div className={stack({ gap: '12' })}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'center' })}>
          <h3 className={css({ textStyle: 'h3' })}>{subject.title}</h3>
          <StatusTag tone="neutral">{subject.statusText}</StatusTag>
          {owner && <Fine>{owner}</Fine>}
        </div>
        {subject.lines.length > 0 && (
          <ul className={css({ listStyle: 'none' })}>
            {subject.lines.map((line) => (
              <li key={line}>
                <Fine>{line}</Fine>
              </li>
            ))}
          </ul>
        )}
        <Use control={control} subject={subject} />
        <Buttons>
          {path && (isPartners || !owner) && (
            <TabLink href={path}>{t(isPartners ? 'qa.openPartner' : 'qa.openIt')}</TabLink>
          )}
          {path && !isPartners && owner && (
            <Button tone="secondary" event="OPEN_AS" onClick={() => void openAs(path, owner)}>
              {t('qa.openAs', { owner })}
            </Button>
          )}
        </Buttons>
      </div>
    </Card>
  );
}

/** One choice: a button each. More: a form that unfolds. */
function Use({ control, subject }: { control: Control; subject: ControlSubject }) {
  const t = useT();
  const { busy, apply } = useControl(control, subject);
  const [open, setOpen] = useState(false);
  const [first, ...others] = control.fields;
  if (first?.kind === 'choice' && others.length === 0)
    return (
      <div role="group" aria-label={first.label}>
        <Buttons>
          {first.options.map(({ value, label }) => (
            <Button
              key={value}
              tone="secondary"
              busy={busy}
              event={`${control.id} ${value}`}
              onClick={() => void apply({ [first.name]: value })}
            >
              {label}
            </Button>
          ))}
        </Buttons>
      </div>
    );
  return (
    <details onToggle={(toggle) => setOpen(toggle.currentTarget.open)}>
      <summary className={css({ cursor: 'pointer', minHeight: 'target', alignContent: 'center', color: 'link' })}>
        {t('qa.setUp')}
      </summary>
      {/* A hundred subjects would be a hundred forms. */}
      {open && <ControlForm control={control} subject={subject} />}
    </details>
  );
}
