import { LIMITS } from '@gatehouse/contracts';
import { Tooltip, type TooltipProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

/** A tooltip that a long touch opens as well; a short one stays a tap. */
export function Hint({ children, label, ...tooltip }: TooltipProps) {
  const [held, setHeld] = useState(false);
  const timer = useRef<number>(undefined);

  const press = () => {
    timer.current = window.setTimeout(() => setHeld(true), LIMITS.tooltipTouchMs);
  };
  const release = () => {
    window.clearTimeout(timer.current);
    setHeld(false);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <Tooltip label={label} {...tooltip} {...(held && { opened: true })}>
      <span
        style={{ display: 'inline-flex' }}
        onTouchStart={press}
        onTouchEnd={release}
        onTouchCancel={release}
      >
        {children}
      </span>
    </Tooltip>
  );
}
