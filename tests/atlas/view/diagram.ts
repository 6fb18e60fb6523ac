import type { AtlasFlow, AtlasState } from '../atlas.types.ts';
import { s } from './dom.ts';

const shapeOf = ({ kind, x, y, width, height }: AtlasState): SVGElement => {
  const left = x - width / 2;
  const top = y - height / 2;
  if (kind === 'choice') {
    const corners = [`${left},${y}`, `${x},${top - 6}`, `${left + width},${y}`, `${x},${top + height + 6}`];
    return s('polygon', { points: corners.join(' ') });
  }
  const rx = kind === 'call' || kind === 'end' ? height / 2 : 6;
  return s('rect', { x: left, y: top, width, height, rx });
};

/** Zoom by wheel and keys, moved by dragging. */
const movable = (drawing: SVGSVGElement, { width, states }: AtlasFlow): void => {
  // From its start downwards, at a size that can be read.
  const wide = Math.min(width, 1100);
  const [start] = states;
  const view = { x: (start?.x ?? 0) - wide / 2, y: 0, width: wide, height: wide * 0.9 };
  const show = (): void => drawing.setAttribute('viewBox', `${view.x} ${view.y} ${view.width} ${view.height}`);
  const zoom = (by: number, atX = 0.5, atY = 0.5): void => {
    view.x += view.width * atX * (1 - by);
    view.y += view.height * atY * (1 - by);
    view.width *= by;
    view.height *= by;
    show();
  };
  drawing.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { left, top, width: across, height: high } = drawing.getBoundingClientRect();
      zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, (event.clientX - left) / across, (event.clientY - top) / high);
    },
    { passive: false },
  );
  drawing.addEventListener('pointermove', (event) => {
    if (event.buttons !== 1) return;
    const { width: across } = drawing.getBoundingClientRect();
    view.x -= (event.movementX * view.width) / across;
    view.y -= (event.movementY * view.width) / across;
    show();
  });
  drawing.addEventListener('keydown', ({ key }) => {
    if (key === '+' || key === '=') zoom(1 / 1.25);
    if (key === '-') zoom(1.25);
  });
  drawing.addEventListener('seek', (event) => {
    const { x, y } = (event as CustomEvent<AtlasState>).detail;
    const seen = x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height;
    if (seen) return;
    view.x = x - view.width / 2;
    view.y = y - view.height / 2;
    show();
  });
  show();
};

/** The diagram of a flow: boxes are screens, rounded ones calls and ends, rhombs choices; dashed lines only failures. */
export const diagramOf = (
  flow: AtlasFlow,
  red: ReadonlySet<string>,
  onChoose: (state: string) => void,
): SVGSVGElement => {
  const drawing = s('svg', {
    preserveAspectRatio: 'xMidYMin meet',
    role: 'group',
    'aria-label': `Diagram of ${flow.id}`,
  }) as SVGSVGElement;
  for (const { from, to, labels, points } of flow.lines) {
    const path = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
    const onlyFails = labels.every((label) => label.startsWith('failed'));
    drawing.append(
      s(
        'path',
        {
          d: path,
          class: onlyFails ? 'line failed' : 'line',
          'data-from': from,
          'data-to': to,
          'marker-end': 'url(#tip)',
        },
        s('title', {}, `${from} → ${to}\n${labels.join('\n')}`),
      ),
    );
  }
  drawing.prepend(
    s(
      'defs',
      {},
      s(
        'marker',
        { id: 'tip', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto' },
        s('path', { d: 'M0 0L8 4L0 8z', fill: 'currentColor' }),
      ),
    ),
  );
  for (const state of flow.states) {
    const { name, kind, about, x, y } = state;
    const box = s(
      'g',
      {
        class: `box ${kind}${red.has(name) ? ' red' : ''}`,
        role: 'button',
        tabindex: 0,
        'aria-pressed': 'false',
        'data-state': name,
        'aria-label': `${kind} ${name}${about === '' ? '' : `: ${about}`}`,
      },
      shapeOf(state),
      s('text', { x, y: about === '' || kind === 'choice' ? y + 4 : y - 3 }, name),
      about === '' || kind === 'choice' ? null : s('text', { x, y: y + 13, class: 'of' }, about),
    );
    box.addEventListener('click', () => onChoose(name));
    box.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') onChoose(name);
    });
    drawing.append(box);
  }
  movable(drawing, flow);
  return drawing;
};

/** Marks a state and the lines at it, and brings it in sight. */
export const light = (drawing: SVGSVGElement, state: AtlasState): void => {
  for (const box of drawing.querySelectorAll('.box'))
    box.setAttribute('aria-pressed', String(box.getAttribute('data-state') === state.name));
  for (const line of drawing.querySelectorAll('.line'))
    line.classList.toggle('lit', [line.getAttribute('data-from'), line.getAttribute('data-to')].includes(state.name));
  drawing.dispatchEvent(new CustomEvent('seek', { detail: state }));
};
