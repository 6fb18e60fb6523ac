import { Slider as Ark } from '@ark-ui/react/slider';
import { slider } from '@styled/recipes';
import { useForm } from './context.ts';
import { type Scale, type SliderKind, sliderKinds, thumbAt } from './slider-scale.ts';

interface Props {
  name: string;
  label: string;
  kind: SliderKind;
  scale: Scale;
  /** What is typed; null: no number. */
  value: number | null;
  say: (value: number | null) => string;
}

const THUMB = { width: 24, height: 24 };
/** A page is scrolled over a slider, too. */
const SCROLLS = { touchAction: 'pan-y' } as const;

/** Moves a field of the form around, as if it had been typed. What is dragged over on the way is kept by no draft. */
export default function Slider({ name, label, kind, scale, value, say }: Props) {
  const { store, id } = useForm();
  const classes = slider();
  const labelId = `${id}${name}-slider`;
  const at = thumbAt(value, scale);
  const press = () => {
    const before = store.value(name);
    const ending = new AbortController();
    const end = (event: PointerEvent) => {
      ending.abort();
      // The touch has become a scroll: what it moved goes back.
      if (event.type === 'pointercancel') store.set(name, before);
      store.hold(false);
    };
    for (const type of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(type, end, { signal: ending.signal });
    store.hold(true);
  };
  return (
    <Ark.Root
      {...scale}
      className={classes.bar}
      data-empty={value === null || undefined}
      value={[at]}
      thumbSize={THUMB}
      aria-labelledby={[labelId]}
      // What is typed between the steps is said as it is typed.
      getAriaValueText={({ value: moved }) => say(value === null || thumbAt(value, scale) === value ? value : moved)}
      onValueChange={({ value: [moved = at] }) => store.set(name, sliderKinds[kind].write(moved))}
    >
      <span id={labelId} hidden>
        {label}
      </span>
      <Ark.Control className={classes.control} style={SCROLLS} onPointerDownCapture={press}>
        <Ark.Track className={classes.track}>
          <Ark.Range className={classes.range} />
        </Ark.Track>
        <Ark.Thumb index={0} className={classes.thumb} />
      </Ark.Control>
    </Ark.Root>
  );
}
