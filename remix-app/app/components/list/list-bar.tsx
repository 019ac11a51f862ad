import { ActionIcon } from '@mantine/core';
import { useLocation } from '@remix-run/react';
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { Hint } from '~/components/hint';
import type { PageRange } from '~/page-links';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './list.module.css';
import { SavedViews } from './saved-views';
import { listTexts } from './texts/list';
import { useIsCompact } from './use-is-compact';

/** Above a list: the range of rows, and their density. */
export function ListBar({ range }: { range: PageRange | null }) {
  return (
    <div className={classes.bar}>
      {/* Always present, so that screen readers announce changes after a filter. */}
      <span role="status" className={classes.quiet}>
        {range && <Range {...range} />}
      </span>
      <div className={classes.tools}>
        <SavedViews />
        <Density />
      </div>
    </div>
  );
}

function Range({ from, to, total, isAtLeast }: PageRange) {
  const t = useTexts(listTexts);
  const formats = useFormats();
  const shown = { from: formats.number(from), to: formats.number(to) };
  if (total === null) return t('range', shown);
  return t(isAtLeast ? 'rangeOfMore' : 'rangeOf', { ...shown, total: formats.number(total) });
}

function Density() {
  const t = useTexts(listTexts);
  const isCompact = useIsCompact();
  const { pathname, search } = useLocation();
  const Icon = isCompact ? IconBaselineDensityMedium : IconBaselineDensitySmall;
  const label = t(isCompact ? 'comfortable' : 'compact');
  return (
    <Form method="post" action="/list-density" isDraft={false} preventScrollReset className="no-print">
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <Hint label={label}>
        <ActionIcon
          type="submit"
          name="density"
          value={isCompact ? 'comfortable' : 'compact'}
          variant="subtle"
          color="gray"
          aria-label={label}
        >
          <Icon size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Hint>
    </Form>
  );
}
