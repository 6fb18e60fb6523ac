import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { hstack, stack } from '@styled/patterns';
import type { Integration } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { Card, StatusTag } from '../../ui/index.ts';
import { CompanyName } from '../marks/company-name.tsx';
import { tagOf } from './answers.ts';

/** A bank and how its answer stands; below it what can be done about it. */
export function BankRow({ answer, children }: { answer: Integration; children?: ReactNode }) {
  const t = useT();
  const { tone, text } = tagOf(answer);
  return (
    <Card as="li">
      <div className={stack({ gap: '12' })}>
        <div className={hstack({ justify: 'space-between', gap: '12', flexWrap: 'wrap' })}>
          <CompanyName company={answer.bank} kind="lender" out={answer.status === 'rejected'}>
            <span className={css({ textStyle: 'body.strong' })}>{answer.bank.name}</span>
          </CompanyName>
          <StatusTag tone={tone}>{t(text)}</StatusTag>
        </div>
        {children}
      </div>
    </Card>
  );
}

export const bankList = css({ listStyle: 'none', display: 'grid', gap: '12', m: '0', p: '0' });
