import { expect, test } from 'vitest';
import { withOwnFiles } from './icon-imports';

test('each icon is imported from its own file, without a change of line numbers', () => {
  const code = `import {\n  IconKey,\n  type TablerIcon,\n  IconX,\n} from '@tabler/icons-react';\nconst a = 1;`;
  const own = (name: string) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`;
  expect(withOwnFiles(code)).toBe(`${own('IconKey')} ${own('IconX')}\n\n\n\n\nconst a = 1;`);
});

test('an export without its own file is imported from the package', () => {
  const code = `import { createReactComponent, IconNobodyDrew } from '@tabler/icons-react';`;
  expect(withOwnFiles(code)).toBe(
    "import { createReactComponent } from '@tabler/icons-react'; import { IconNobodyDrew } from '@tabler/icons-react';",
  );
});
