import { useId } from 'react';
import { css, cx } from '@styled/css';
import { arranged, choice, link } from '@styled/recipes';
import { ConsentText } from '../../../blocks/claim/consent-text.tsx';
import { openContacts } from '../../../blocks/contacts.ts';
import { Columns } from '../../../blocks/columns.tsx';
import { Follows } from '../blocks/claim/follows.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import { MANDATORY_CONSENTS, type ConsentAlias } from '../../../../schemas/credit-claim/consents.ts';
import { consentsForm, initial } from '../../../../schemas/credit-claim/consents.form.ts';
import { maskedPhone } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import {
  CheckboxField,
  FieldError,
  FieldSet,
  Form,
  LastDigitsField,
  useFieldValue,
  useHasErrors,
  useSetField,
} from '../../../ui/form/index.ts';
import { Card, Page } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** A box, and what it agrees to one tap away. */
function Consent({ alias, config }: { alias: ConsentAlias } & Pick<ScreenProps<'client-request'>, 'config'>) {
  const t = useT();
  return (
    <div>
      <CheckboxField name={alias} label={t(`consent.${alias}`)} />
      <ConsentText alias={alias} config={config} />
    </div>
  );
}

/**
 * One box over all that the claim cannot be sent without; each of them stays below, with its text. What is missing is said
 * here once, where one press mends it; of a single one its own words are enough.
 */
function AllConsents() {
  const t = useT();
  const id = useId();
  const set = useSetField();
  const classes = choice();
  // oxlint-disable react-hooks/rules-of-hooks -- as many boxes as there are consents, always
  const missing = MANDATORY_CONSENTS.filter((alias) => useFieldValue(alias) !== true);
  const refused = MANDATORY_CONSENTS.filter((alias) => useHasErrors([alias]));
  // oxlint-enable react-hooks/rules-of-hooks
  const isAll = missing.length === 0;
  const error = refused.length > 1 ? t('request.missing', { n: refused.length }) : undefined;
  const tick = () => {
    for (const alias of MANDATORY_CONSENTS) set(alias, !isAll);
  };
  return (
    <div data-all>
      <label className={cx(classes.item, css({ mt: '-8' }))}>
        <input
          type="checkbox"
          className={classes.input}
          checked={isAll}
          // A refusal of several leads here.
          data-field={missing.length > 1 ? missing[0] : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          onChange={tick}
        />
        <span className={css({ textStyle: 'body.strong' })}>{t('request.all')}</span>
        <span>
          {t('request.ticked', { k: MANDATORY_CONSENTS.length - missing.length, n: MANDATORY_CONSENTS.length })}
        </span>
      </label>
      <FieldError bound={{ error, ids: { error: id } }} />
    </div>
  );
}

export default function Request({
  screen,
  context,
  send,
  busy,
  problem,
  draft,
  config,
  host,
  facts,
}: ScreenProps<'client-request'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} />;
  const phone = context.responses.claim?.customerPhone ?? facts.ownPhone;
  const notMine = () => openContacts(config, host, { title: t('request.notMine'), text: t('request.notMineText') });
  return (
    <Page screen={screen} title={t('request.title')} lead={t('request.lead')}>
      <Columns
        parts="half"
        aside={<Follows at="identity" />}
        main={
          <>
            <Card>
              <div className={arranged({ as: 'apart' })}>
                <div>
                  <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('request.phone')}</p>
                  <p className={css({ textStyle: 'body.strong' })}>{maskedPhone(phone)}</p>
                </div>
                <button type="button" className={link({ place: 'alone' })} onClick={notMine}>
                  {t('request.notMine')}
                </button>
              </div>
            </Card>
            <Form
              schema={consentsForm(facts)}
              initial={initial}
              draft={draft('SUBMIT_CONSENTS')}
              event="SUBMIT_CONSENTS"
              submitLabel={t('request.submit')}
              busy={busy}
              problem={problem?.fields}
              refusal="field"
              onSubmit={(values) => send({ type: 'SUBMIT_CONSENTS', values })}
            >
              {facts.confirmsNumber && (
                <LastDigitsField name="lastDigits" label={t('request.lastDigits')} hint={t('request.lastDigitsHint')} />
              )}
              <FieldSet legend={t('request.agree')} hint={t('request.mandatory')}>
                <div className={arranged({ as: 'consents' })}>
                  <AllConsents />
                  {MANDATORY_CONSENTS.map((alias) => (
                    <Consent key={alias} alias={alias} config={config} />
                  ))}
                </div>
              </FieldSet>
              <FieldSet legend={t('consents.extra')}>
                <div className={arranged({ as: 'consents' })}>
                  <Consent alias="marketing" config={config} />
                </div>
              </FieldSet>
            </Form>
          </>
        }
      />
    </Page>
  );
}
