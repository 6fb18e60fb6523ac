import { stack } from '@styled/patterns';
import { Section } from '../../../blocks/claim/section.tsx';
import { Steps } from '../../../blocks/claim/steps.tsx';
import { useT } from '../../../i18n/index.ts';

/** Who does what once the claim is made. */
export function WhatFollows() {
  const t = useT();
  return (
    <Section title={t('dealer.next.title')}>
      <div className={stack({ gap: '16' })}>
        <Steps
          steps={([1, 2, 3] as const).map((n) => ({ title: t(`dealer.next.s${n}`), text: t(`dealer.next.s${n}Text`) }))}
        />
      </div>
    </Section>
  );
}
