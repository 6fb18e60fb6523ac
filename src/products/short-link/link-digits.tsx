import { use } from 'react';
import { css, cx } from '@styled/css';
import { arranged, notice } from '@styled/recipes';
import { LinkFrame } from './blocks/frame.tsx';
import { Renew } from './blocks/renew.tsx';
import { digitsForm, initial } from '../../../schemas/short-link/digits.form.ts';
import { useT } from '../../i18n/index.ts';
import { Form, LastDigitsField } from '../../ui/form/index.ts';
import { useSaysWhy } from '../../ui/failing.tsx';
import { HelpContext, Page } from '../../ui/index.ts';
import { LineSign } from '../../blocks/line-sign.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

// On a desk it stands on a card, as the other pages of a link do.
const sheet = css({
  display: 'grid',
  gap: '20',
  pt: '32',
  desktop: {
    width: '[528px]',
    mx: '[calc(50% - 264px)]',
    mt: '[min(96px, 10vh)]',
    p: '40',
    bg: 'surface',
    border: '[1px solid {colors.border.subtle}]',
    borderRadius: 'l4',
  },
});

/** Somebody else may hold the phone by now: who opens a used link shows that it is theirs. */
export default function LinkDigits({ screen, context, send, busy, draft }: ScreenProps<'link-digits'>) {
  const t = useT();
  const help = use(HelpContext);
  // Why it came up is what the page is about.
  useSaysWhy(true);
  const tried = context.problem?.operationId === 'confirmShortLink' ? context.problem : null;
  const left = tried?.data?.attemptsLeft;
  const wrong =
    tried?.kind !== 'invalid' ? null : typeof left === 'number' ? t('link.wrong', { n: left }) : t('link.wrongPlain');
  return (
    <LinkFrame>
      <div className={cx(sheet, arranged({ as: 'places' }))}>
        {/* Its sisters have one, too. */}
        <span className={cx(notice().icon, css({ mx: 'auto', mb: '-8' }))}>
          <LineSign size={40}>
            <path d="M4.5 9h11v7.5h-11zM7 9V6.5a3 3 0 0 1 6 0V9M10 12v1.5" />
          </LineSign>
        </span>
        <Page screen={screen} title={t('link.digitsTitle')} lead={t('link.digitsLead')}>
          <Form
            schema={digitsForm}
            initial={initial}
            draft={draft('SUBMIT_DIGITS')}
            event="SUBMIT_DIGITS"
            submitLabel={t('link.digitsSubmit')}
            refusal="field"
            busy={busy}
            problem={wrong === null ? null : { lastDigits: [wrong] }}
            onSubmit={(values) => send({ type: 'SUBMIT_DIGITS', values })}
          >
            <LastDigitsField name="lastDigits" label={t('link.digits')} hint={t('link.digitsHint')} />
          </Form>
          <div className={css({ my: '-12' })}>
            <Renew context={context} busy={busy} tone="quiet" onRenew={() => send({ type: 'RENEW' })} />
          </div>
          {help({ coded: false })}
        </Page>
      </div>
    </LinkFrame>
  );
}
