import { useTexts } from '~/texts/texts-context';
import type { DrawnField, DrawnScreen } from './drawn-screen';
import classes from './guide.module.css';
import { drawnTexts } from './texts/drawn';

const WIDTH = 560;
const ROW = 54;
const HEADER = 34;

/** A drawing of the provider's screen. It shows which field takes which value; its text alternative says the same. */
export function ConsolePicture({ screen }: { screen: DrawnScreen }) {
  const t = useTexts(drawnTexts);
  const { console: name, title, tabs, fields, menu } = screen;
  const left = menu === 'side' ? 160 : 24;
  const top = HEADER + (tabs ? 78 : 50);
  const height = top + fields.length * ROW + 48;
  const marked = fields.filter(({ mark }) => mark).map(({ mark, label }) => `${mark} ${label}`);
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={t('picture', { console: name, screen: title, fields: marked.join(', ') })}
      direction="ltr"
    >
      <rect className={classes.paper} width={WIDTH} height={height} rx="10" />
      <Chrome screen={screen} height={height} />
      <text className={classes.heading} x={left} y={HEADER + 28}>
        {title}
      </text>
      {tabs && <Tabs tabs={tabs} left={left} active={screen.tab ?? 0} />}
      {fields.map((field, index) => (
        <Field key={field.label} field={field} x={left} y={top + index * ROW} />
      ))}
      <rect x={left} y={height - 40} width="112" height="26" rx="5" fill={screen.color} />
      <text className={classes.onColor} x={left + 56} y={height - 22.5} textAnchor="middle">
        {screen.button}
      </text>
    </svg>
  );
}

/** The header of the console, and its menu with the entry that leads to this screen. */
function Chrome({ screen, height }: { screen: DrawnScreen; height: number }) {
  const { color, console: name, menu, entries } = screen;
  const active = entries.indexOf(screen.entry);
  return (
    <>
      <path d={`M10 0H${WIDTH - 10}a10 10 0 0 1 10 10V${HEADER}H0V10A10 10 0 0 1 10 0z`} fill={color} />
      <text className={classes.onColor} x="16" y="22">
        {name}
      </text>
      {menu === 'top' &&
        entries.map((entry, index) => (
          <text
            key={entry}
            className={classes.onColor}
            x={220 + index * 88}
            y="22"
            opacity={index === active ? 1 : 0.7}
          >
            {entry}
          </text>
        ))}
      {menu === 'side' && (
        <>
          <rect className={classes.side} y={HEADER} width="140" height={height - HEADER - 10} />
          {entries.map((entry, index) => (
            <g key={entry}>
              {index === active && (
                <rect
                  className={classes.active}
                  x="8"
                  y={HEADER + 12 + index * 28}
                  width="124"
                  height="24"
                  rx="5"
                />
              )}
              <text
                className={index === active ? classes.entryActive : classes.entry}
                x="18"
                y={HEADER + 28 + index * 28}
              >
                {entry}
              </text>
            </g>
          ))}
        </>
      )}
    </>
  );
}

function Tabs({ tabs, left, active }: { tabs: readonly string[]; left: number; active: number }) {
  const gap = (WIDTH - left - 16) / tabs.length;
  return (
    <>
      <line className={classes.rule} x1={left} x2={WIDTH - 16} y1={HEADER + 62} y2={HEADER + 62} />
      {tabs.map((tab, index) => (
        <g key={tab}>
          <text
            className={index === active ? classes.entryActive : classes.entry}
            x={left + index * gap}
            y={HEADER + 54}
          >
            {tab}
          </text>
          {index === active && (
            <rect
              className={classes.tab}
              x={left + index * gap}
              y={HEADER + 60}
              width={gap - 14}
              height="3"
            />
          )}
        </g>
      ))}
    </>
  );
}

function Field({ field: { label, mark }, x, y }: { field: DrawnField; x: number; y: number }) {
  const width = WIDTH - x - 24;
  return (
    <>
      <text className={classes.label} x={x} y={y + 12}>
        {label}
      </text>
      <rect
        className={mark ? classes.marked : classes.input}
        x={x}
        y={y + 18}
        width={width}
        height="26"
        rx="5"
      />
      {mark && (
        <>
          <circle className={classes.number} cx={x + 16} cy={y + 31} r="9" />
          <text className={classes.onMark} x={x + 16} y={y + 35} textAnchor="middle">
            {mark}
          </text>
          <rect className={classes.value} x={x + 34} y={y + 28} width={width * 0.55} height="6" rx="3" />
        </>
      )}
    </>
  );
}
