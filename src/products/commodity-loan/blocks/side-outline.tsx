import { css } from '@styled/css';

const outline = css({ display: 'block', mx: 'auto', mb: '16', color: 'border.control' });

/** What is to be photographed, for those who see: the side with the portrait, or the one with the lines for machines. */
export const SideOutline = ({ side }: { side: 'id_front' | 'id_back' }) => (
  <svg
    viewBox="0 0 132 84"
    width="132"
    height="84"
    aria-hidden="true"
    focusable="false"
    className={outline}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <rect x="1" y="1" width="130" height="82" rx="10" />
    {side === 'id_front' ? (
      <path d="M14 26h34v42H14zM22 68c0-14 18-14 18 0M31 38a6 6 0 1 0 .1 0M60 30h56M60 44h40M60 58h48M14 14h44" />
    ) : (
      <path d="M14 16h20v16H14zM46 18h68M46 30h48M14 50h104M14 60h104M14 70h104" />
    )}
  </svg>
);
