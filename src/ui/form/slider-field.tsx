import { lazy, type ReactNode, Suspense } from 'react';
import { cx } from '@styled/css';
import { field, slider } from '@styled/recipes';
import { useField } from './context.ts';
import { type FieldProps, FormField } from './form-field.tsx';
import type Moving from './slider.tsx';
import { MaskedInput } from './masked-input.tsx';
import { canMove, type Scale, type SliderKind, sliderKinds, thumbAt } from './slider-scale.ts';

// The field alone is enough where the part does not come.
const Slider = lazy<typeof Moving>(() => import('./slider.tsx').catch(() => ({ default: () => <></> })));

/** The slider as it will stand, until it has come and can be moved. */
function Still({ scale, value }: { scale: Scale; value: number | null }) {
  const classes = slider();
  const share = (thumbAt(value, scale) - scale.min) / (scale.max - scale.min);
  return (
    <div data-empty={value === null || undefined}>
      <div className={classes.track}>
        <div className={classes.range} style={{ width: `${share * 100}%` }} />
      </div>
      <div
        className={classes.thumb}
        style={{ position: 'absolute', insetInlineStart: `calc((100% - 24px) * ${share})` }}
      />
    </div>
  );
}

interface Props extends FieldProps {
  kind: SliderKind;
  scale: Scale;
  /** Behind the number, for the eye: "₸", "мес.". */
  unit: ReactNode;
  /** A value in words, for those who hear it: "5 400 000 ₸", "60 месяцев"; null: nothing is typed. */
  say: (value: number | null) => string;
  /** Words below both ends. */
  ends: readonly [string, string];
}

/**
 * A number typed into a field or moved by the slider below it. The field is the exact way: it takes what lies
 * between the slider's steps or beyond its ends, and its rules are the form's.
 */
export function SliderField({ name, label, hint, optional, kind, scale, unit, say, ends }: Props) {
  const bound = useField(name, label, { hint });
  const { mask, read, leave } = sliderKinds[kind];
  const box = field({ figures: 'yes' });
  const classes = slider();
  const value = read(bound.text);
  return (
    <FormField bound={bound} label={label} hint={hint} optional={optional}>
      <div className={classes.root}>
        <div className={box.box}>
          <MaskedInput
            {...bound.aria}
            id={bound.ids.control}
            className={cx(box.control, classes.unit, canMove(scale) && classes.moved)}
            mask={mask}
            inputMode="numeric"
            autoComplete="off"
            value={bound.text}
            onText={bound.set}
            onBlur={() => bound.set(leave(bound.text))}
          />
          <span className={box.suffix} aria-hidden="true">
            {unit}
          </span>
        </div>
        <div className={classes.place}>
          {canMove(scale) && (
            <>
              <Suspense fallback={<Still scale={scale} value={value} />}>
                <Slider name={name} label={label} kind={kind} scale={scale} value={value} say={say} />
              </Suspense>
              <div className={classes.ends} aria-hidden="true">
                <span>{ends[0]}</span>
                <span>{ends[1]}</span>
              </div>
            </>
          )}
        </div>
      </div>
    </FormField>
  );
}
