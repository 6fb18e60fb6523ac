import { arranged } from '@styled/recipes';
import { Section } from '../../blocks/claim/section.tsx';
import { DeskStep } from './blocks/desk-step.tsx';
import { WhatFollows } from './blocks/what-follows.tsx';
import { refusedOf } from './blocks/refused.ts';
import { initial, meForm } from '../../../schemas/shared/me.form.ts';
import { useT } from '../../i18n/index.ts';
import { Form, PersonalNumberField, PhoneField, TextField } from '../../ui/form/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function Client({
  screen,
  send,
  busy,
  problem,
  context,
  facts,
  personalNumber,
  draft,
}: ScreenProps<'dealer-client'>) {
  const t = useT();
  return (
    <DeskStep
      screen={screen}
      title={t('dealer.client.title')}
      lead={<p>{t('dealer.client.lead')}</p>}
      busy={busy}
      onBack={() => send({ type: 'BACK' })}
      aside={<WhatFollows />}
    >
      <Form
        schema={meForm(facts)}
        initial={{ ...initial, personalNumber: personalNumber ?? '', ...context.answers.SUBMIT_CLIENT }}
        draft={draft('SUBMIT_CLIENT')}
        event="SUBMIT_CLIENT"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={refusedOf(problem?.fields, initial)}
        onSubmit={(values) => send({ type: 'SUBMIT_CLIENT', values })}
      >
        <div className={arranged({ as: 'hints' })}>
          <PersonalNumberField name="personalNumber" label={t('c2c.me.iin')} hint={t('dealer.client.iinHint')} />
          <PhoneField
            name="phone"
            label={t('dealer.client.phone')}
            hint={t('dealer.client.phoneHint')}
            autoComplete="off"
          />
        </div>
        {/* Whom the number belongs to, as the document has it. */}
        <Section title={t('dealer.client.name')}>
          <div className={arranged({ as: 'hints' })}>
            <TextField name="lastName" label={t('c2c.me.last')} autoComplete="off" />
            <TextField name="firstName" label={t('c2c.me.first')} autoComplete="off" />
            <TextField name="patronymic" label={t('c2c.me.patronymic')} autoComplete="off" />
          </div>
        </Section>
      </Form>
    </DeskStep>
  );
}
