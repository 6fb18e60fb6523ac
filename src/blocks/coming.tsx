import { type ReactNode, useId } from 'react';
import { css } from '@styled/css';
import { hstack, stack, visuallyHidden } from '@styled/patterns';
import { skeleton } from '@styled/recipes';
import { useT } from '../i18n/index.ts';
import { Card, StatusTag } from '../ui/index.ts';
import { Updated } from './waiting.tsx';

/** A grey line, which stays until others have answered. @param width px */
const Line = ({ width, shape }: { width: number; shape?: 'title' }) => (
  <span
    aria-hidden="true"
    data-awaited
    className={skeleton(shape ? { shape } : {})}
    style={{ width: `${width}px`, maxWidth: '100%' }}
  />
);

/** In place of a value that others have yet to give: grey for those who see, words for those who hear. @param width px */
export function Coming({ width = 112 }: { width?: number }) {
  const t = useT();
  return (
    <>
      <span className={visuallyHidden()}>{t('track.soon')}</span>
      <Line width={width} />
    </>
  );
}

/** A card of what is on its way, in its shape: its name, what is awaited, and below it what is known already. */
export function ComingCard({
  title,
  wait,
  answer,
  children,
}: {
  title: string;
  wait: string;
  /** What is read again and again: when it was read last is told. */
  answer?: unknown;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={stack({ gap: '12' })}>
        <div className={hstack({ justify: 'space-between', gap: '8', flexWrap: 'wrap' })}>
          <h2 id={id} className={css({ textStyle: 'h3' })}>
            {title}
          </h2>
          <span role="status">
            <StatusTag tone="pending">{wait}</StatusTag>
          </span>
        </div>
        {children}
        {answer !== undefined && <Updated answer={answer} />}
      </div>
    </Card>
  );
}

/** Offers that are not there yet, for those who see: a mark with its name, a payment, what it comes to. */
export function ComingOffers({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={stack({ gap: '12' })}>
      {Array.from({ length: count }, (_, offer) => (
        <Card key={offer}>
          <div className={stack({ gap: '16' })}>
            <Line width={176} />
            <Line width={136} shape="title" />
            <Line width={240} />
          </div>
        </Card>
      ))}
    </div>
  );
}
