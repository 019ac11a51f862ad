import { TEXTS } from '@gatehouse/contracts';
import classes from './logo.module.css';

/** The mark is an open gate. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#1976d2" />
      <path
        d="M8 25V14.5a8 8 0 0 1 16 0V25"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M12.2 25V15a3.8 3.8 0 0 1 3.8-3.8V25z" fill="#fff" />
      <circle cx="19.6" cy="18.6" r="1.5" fill="#fff" />
    </svg>
  );
}

export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className={classes.logo}>
      <LogoMark size={size} />
      <span className={classes.name}>{TEXTS.product.name}</span>
    </span>
  );
}
