import type { Direction } from '@gatehouse/texts';
import { BOX, type Diagram, placed } from './diagram';

export interface DiagramColors {
  readonly surface: string;
  readonly line: string;
  readonly text: string;
  readonly quiet: string;
  readonly wrong: string;
}

/** Colors of the page, which follow its theme. */
export const PAGE_COLORS: DiagramColors = {
  surface: 'var(--gh-surface)',
  line: 'var(--mantine-color-dimmed)',
  text: 'var(--mantine-color-text)',
  quiet: 'var(--mantine-color-dimmed)',
  wrong: 'var(--mantine-color-error)',
};

/** Colors of a file, which has no theme. */
export const FILE_COLORS: DiagramColors = {
  surface: '#ffffff',
  line: '#5d6a7a',
  text: '#161c23',
  quiet: '#5d6a7a',
  wrong: '#a92720',
};

const FONT = "'Inter Variable', system-ui, sans-serif";
/** Maximum length in a box. */
const LABEL_LENGTH = 24;
const NOTE_LENGTH = 34;

/** A diagram as a self-contained picture. In right-to-left languages, columns and texts begin at the right. */
interface Props {
  diagram: Diagram;
  colors: DiagramColors;
  direction: Direction;
}

export function DiagramSvg({ diagram, colors, direction }: Props) {
  const { width, height, heads, boxes, lines } = placed(diagram);
  const isMirrored = direction === 'rtl';
  const xOf = (x: number) => (isMirrored ? width - x : x);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      direction={direction}
      aria-label={diagram.title}
      fontFamily={FONT}
    >
      <title>{diagram.title}</title>
      {colors === FILE_COLORS && <rect width={width} height={height} fill={colors.surface} />}
      {heads.map(({ title, x }) => (
        <text key={title} x={xOf(x)} y={28} fontSize={13} fontWeight={600} fill={colors.quiet}>
          {title}
        </text>
      ))}
      {lines.map(({ from, to, label, path, x, y }) => (
        <g key={`${from} ${to}`}>
          <path
            d={path}
            fill="none"
            stroke={colors.line}
            strokeWidth={1.5}
            opacity={0.6}
            transform={isMirrored ? `translate(${width} 0) scale(-1 1)` : undefined}
          />
          {label && (
            <text x={xOf(x)} y={y - 4} fontSize={11} textAnchor="middle" fill={colors.quiet}>
              {label}
            </text>
          )}
        </g>
      ))}
      {boxes.map(({ id, label, note, isWrong, x, y }) => (
        <g key={id}>
          <title>{`${label}: ${note}`}</title>
          <rect
            x={isMirrored ? xOf(x) - BOX.width : x}
            y={y}
            width={BOX.width}
            height={BOX.height}
            rx={10}
            fill={colors.surface}
            stroke={isWrong ? colors.wrong : colors.line}
          />
          <text x={xOf(x + 12)} y={y + 24} fontSize={14} fontWeight={600} fill={colors.text}>
            {shortened(label, LABEL_LENGTH)}
          </text>
          <text x={xOf(x + 12)} y={y + 42} fontSize={11} fill={isWrong ? colors.wrong : colors.quiet}>
            {shortened(note, NOTE_LENGTH)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function shortened(text: string, length: number): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : text;
}
