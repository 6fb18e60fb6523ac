import { CardSection } from '../../../blocks/claim/card-section.tsx';
import { Steps } from '../../../blocks/claim/steps.tsx';
import { useT } from '../../../i18n/index.ts';

/** Who does what once the claim is made. */
export function WhatFollows() {
  const t = useT();
  return (
    <CardSection title={t('dealer.next.title')}>
      <Steps
        steps={([1, 2, 3] as const).map((n) => ({ title: t(`dealer.next.s${n}`), text: t(`dealer.next.s${n}Text`) }))}
      />
    </CardSection>
  );
}
