import { lazy, type ReactNode, Suspense } from 'react';
import { cx } from '@styled/css';
import { field, slider } from '@styled/recipes';
import { useField } from './context.ts';
import { type FieldProps, FormField } from './form-field.tsx';
import type Moving from './slider.tsx';
import { MaskedInput } from './masked-input.tsx';
import { canMove, type Scale, type SliderKind, sliderKinds } from './slider-scale.ts';

// The field alone is enough where the part does not come.
const Slider = lazy<typeof Moving>(() => import('./slider.tsx').catch(() => ({ default: () => <></> })));

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
 * A number typed into a field or moved by the slider on its lower edge. The field is the exact way: it takes what lies
 * between the slider's steps or beyond its ends, and its rules are the form's.
 */
export function SliderField({ name, label, hint, optional, kind, scale, unit, say, ends }: Props) {
  const bound = useField(name, label, { hint });
  const { mask, read, leave } = sliderKinds[kind];
  const box = field({ figures: 'yes' });
  const classes = slider();
  return (
    <FormField bound={bound} label={label} hint={hint} optional={optional}>
      <div className={classes.root}>
        <div className={box.box}>
          <MaskedInput
            {...bound.aria}
            id={bound.ids.control}
            className={cx(box.control, classes.unit)}
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
              <Suspense fallback={null}>
                <Slider name={name} label={label} kind={kind} scale={scale} value={read(bound.text)} say={say} />
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
