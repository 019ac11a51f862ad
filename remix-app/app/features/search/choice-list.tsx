import { useEffect, useRef } from 'react';
import { Icon } from '~/components/icon';
import { useTexts } from '~/texts/texts-context';
import type { Choice, ChoiceGroup } from './choices';
import classes from './palette.module.css';
import { searchTexts } from './texts/search';

export const LIST_ID = 'search-choices';

export function optionId({ id }: Choice): string {
  return `search-${id}`;
}

interface Props {
  groups: readonly ChoiceGroup[];
  active: Choice | null;
  onPoint: (choice: Choice) => void;
  onChoose: (choice: Choice) => void;
}

/** What can be chosen. The keyboard stays in the field above, which names the active one. */
export function ChoiceList({ groups, active, onPoint, onChoose }: Props) {
  const t = useTexts(searchTexts);
  const list = useRef<HTMLDivElement>(null);
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div
      ref={list}
      id={LIST_ID}
      role="listbox"
      aria-label={t('results')}
      className={classes.list}
      // A press keeps the keyboard where it is.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list of choices groups them by this role, not by a fieldset
        <div key={title} role="group" aria-label={title} className={classes.group}>
          <div className={classes.groupTitle} aria-hidden="true">
            {title}
          </div>
          {choices.map((choice) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that owns the list
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the field points here
            <div
              key={choice.id}
              id={optionId(choice)}
              role="option"
              aria-selected={choice === active}
              className={classes.option}
              onMouseMove={() => choice !== active && onPoint(choice)}
              onClick={() => onChoose(choice)}
            >
              <ChoiceIcon icon={choice.icon} />
              <bdi className={classes.title}>{choice.title}</bdi>
              {choice.detail && <bdi className={classes.detail}>{choice.detail}</bdi>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function ChoiceIcon({ icon: Drawing }: Pick<Choice, 'icon'>) {
  if (typeof Drawing === 'string') return <Icon name={Drawing} size={18} />;
  return <Drawing size={18} stroke={1.6} aria-hidden="true" />;
}
