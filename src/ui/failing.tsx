import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { css, cx } from '@styled/css';
import { stack } from '@styled/patterns';
import { banner, button } from '@styled/recipes';
import { useT } from '../i18n/index.ts';
import { Icon } from './icons.tsx';
import { snackbar } from './snackbar.store.ts';

/** What a press on this page has come to. */
export interface Failing {
  /** Another object with every failure, for the same words may come twice; null: nothing has failed. */
  readonly failure: {
    /** Why; null: nothing is known but that it was not done. */
    readonly words: string | null;
    /** The snackbar says it, too (spec §8); at the pressed control it stays. */
    readonly isAtTop: boolean;
    /** The same may go well the next time. */
    readonly passing: boolean;
    /** The page itself says more of it: when it may be tried again. */
    readonly told: boolean;
  } | null;
  /** Somebody has pressed for it; else the page came so. */
  readonly isPressed: boolean;
  /** The control that was pressed; null: one that has no name. */
  readonly control: string | null;
  /** Presses it once more: the same event with the same values. */
  readonly again: () => void;
  /** Which control is pressed now. */
  readonly press: (control: string) => void;
  /** The failure is said at a place of the page. Returns: no more. */
  readonly take: () => () => void;
}
const nothing = () => undefined;
export const FailingContext = createContext<Failing>({
  failure: null,
  isPressed: false,
  control: null,
  again: nothing,
  press: nothing,
  take: () => nothing,
});

/**
 * A page that is one notice says by itself why it came up, and no message at the top says it once more; what is pressed on
 * it is answered as anywhere.
 */
export function useSaysWhy(does: boolean): void {
  const { failure, isPressed, take } = useContext(FailingContext);
  useLayoutEffect(() => {
    if (!does || isPressed) return;
    if (failure) snackbar.close();
    return take();
  }, [does, isPressed, failure, take]);
}

// The control after it stays in sight, too.
const place = css({ scrollMarginBlock: '[12px 76px]' });

interface Props {
  /** Instead of the words of the failure; null: they are said elsewhere. */
  words?: ReactNode | undefined;
  /** Instead of the same event: a form sends what stands in it now. */
  again?: (() => void) | undefined;
}

/**
 * Why a press came to nothing, right before the control that was pressed: in sight, and with the focus. When it goes (tried
 * again, the network is back), the control after it has the focus again.
 */
export function Failed({ words, again }: Props) {
  const t = useT();
  const { failure, take } = useContext(FailingContext);
  useLayoutEffect(take, [take]);
  const usual = failure?.words ?? (failure?.told ? null : t('error.notSent'));
  const said = words === undefined ? usual : words;
  return failure === null || said == null ? null : (
    <Reason passing={failure.passing} again={again}>
      {said}
    </Reason>
  );
}

function Reason({ passing, again, children }: { passing: boolean; again: Props['again']; children: ReactNode }) {
  const t = useT();
  const { failure, isPressed, control, press, again: sameAgain } = useContext(FailingContext);
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPressed) return;
    node.current?.focus({ preventScroll: true });
    // Its words may take two lines.
    node.current?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
    node.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, isPressed]);
  useLayoutEffect(() => {
    const here = node.current;
    return () => {
      const next = here?.nextElementSibling;
      if (here?.contains(document.activeElement) && next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, []);
  const retry = () => {
    if (control !== null) press(control);
    (again ?? sameAgain)();
  };
  return (
    <div ref={node} role="alert" tabIndex={-1} data-failure="" className={cx(banner({ tone: 'error' }), place)}>
      <Icon name="alert" />
      <div className={stack({ gap: '8', flex: '1', minW: '0', alignItems: 'flex-start' })}>
        <p>{children}</p>
        {passing && isPressed && (
          <button type="button" className={button({ tone: 'secondary' })} onClick={retry}>
            {t('btn.retry')}
          </button>
        )}
      </div>
    </div>
  );
}
