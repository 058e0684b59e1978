import { encode } from 'uqr';

type QrCodeProps = {
  text: string;
  /** Accessible name. */
  label: string;
  className?: string | undefined;
};

/** Width of the empty margin that readers need, in modules. */
const MARGIN = 4;

/** A text as QR code, an SVG that is sharp on paper; always dark on white, as readers expect. Load this module only when needed. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, there is no file
    <svg className={className} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
