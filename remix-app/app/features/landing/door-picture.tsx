import { useTexts } from '~/texts/texts-context';
import classes from './door-picture.module.css';
import { landingTexts } from './texts/landing';

const PEOPLE = [
  { y: 150, initials: 'AL', width: 74 },
  { y: 194, initials: 'GH', width: 58 },
  { y: 238, initials: 'KJ', width: 68 },
  { y: 282, initials: 'MS', width: 50 },
];

const APPLICATIONS = [
  { y: 92, name: 'payroll', icon: 'M0 14h16M2 14V6l6-4 6 4v8M6 14v-5h4v5' },
  { y: 164, name: 'tickets', icon: 'M1 4h14v3a2 2 0 0 0 0 4v3H1v-3a2 2 0 0 0 0-4z' },
  { y: 236, name: 'wiki', icon: 'M2 2h9l3 3v9H2zM5 7h6M5 10h6' },
  { y: 308, name: 'metrics', icon: 'M1 14h14M3 14V9M7 14V4M11 14V7' },
] as const;

/** A tenant and its members at the start, its applications at the end, and the door between them. */
export function DoorPicture() {
  const t = useTexts(landingTexts);
  return (
    <svg viewBox="4 60 592 316" className={classes.picture} role="img" aria-labelledby="door-title">
      <title id="door-title">{t('picture')}</title>
      <Paths />
      <Tenant />
      <Door />
      {APPLICATIONS.map((application) => (
        <Application key={application.name} {...application} />
      ))}
    </svg>
  );
}

function Paths() {
  return (
    <g className={classes.paths}>
      {PEOPLE.map(({ y }) => (
        <path key={y} d={`M188 ${y}C222 ${y} 210 240 240 240`} />
      ))}
      {APPLICATIONS.map(({ y }) => (
        <path key={y} d={`M362 240C396 240 384 ${y + 26} 424 ${y + 26}`} className={classes.granted} />
      ))}
    </g>
  );
}

function Tenant() {
  const t = useTexts(landingTexts);
  return (
    <g>
      <rect x="16" y="72" width="176" height="256" rx="14" className={classes.card} />
      <g transform="translate(34 88)">
        <rect width="30" height="30" rx="8" className={classes.tint} />
        <path d="M8 23V8h9v15M17 13h5v10M6 23h18M11 12h3M11 16h3M11 20h3" className={classes.stroke} />
      </g>
      <text x="74" y="101" className={classes.strong}>
        Demo Company
      </text>
      <text x="74" y="116" className={classes.small}>
        {t('members')}
      </text>
      {PEOPLE.map(({ y, initials, width }) => (
        <g key={initials}>
          <circle cx="48" cy={y} r="14" className={classes.avatar} />
          <text x="48" y={y + 4} className={classes.initials}>
            {initials}
          </text>
          <rect x="72" y={y - 8} width={width} height="6" rx="3" className={classes.line} />
          <rect x="72" y={y + 3} width={width + 24} height="5" rx="2.5" className={classes.faint} />
        </g>
      ))}
    </g>
  );
}

function Door() {
  return (
    <g>
      <path d="M226 344h148" className={classes.ground} />
      <path d="M250 344V196a50 50 0 0 1 100 0v148z" className={classes.opening} />
      <path d="M244 344V196a56 56 0 0 1 112 0v148" className={classes.arch} />
      <path d="M250 344V196a50 50 0 0 1 46-49.8v211z" className={classes.leaf} />
      <circle cx="286" cy="254" r="3.5" className={classes.knob} />
      <g transform="translate(300 106)">
        <circle r="19" className={classes.seal} />
        <path d="M-7 0l5 5 9-10" className={classes.check} />
      </g>
    </g>
  );
}

function Application({ y, name, icon }: (typeof APPLICATIONS)[number]) {
  const t = useTexts(landingTexts);
  return (
    <g transform={`translate(424 ${y})`}>
      <rect width="160" height="52" rx="12" className={classes.card} />
      <rect x="12" y="11" width="30" height="30" rx="8" className={classes.tint} />
      <path d={icon} transform="translate(19 18)" className={classes.stroke} />
      <text x="54" y="31" className={classes.strong}>
        {t(name)}
      </text>
      <circle cx="142" cy="26" r="4" className={classes.good} />
    </g>
  );
}
