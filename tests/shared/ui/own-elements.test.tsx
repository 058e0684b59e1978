import Send from 'lucide-react/icons/send';
import { expect, test } from 'vitest';
import { MenuButton } from '#app/layout/MenuButton.tsx';
import { MoreLink } from '#features/portal/home/home-blocks/MoreLink.tsx';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { SortButton } from '#shared/ui/Table.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { renderUi } from './renderUi.tsx';

const TEXT = 'Pošaljite';

// A browser that translates replaces text nodes, and React cannot insert an icon, a spinner or a mark before a replaced one.
const PARTS = {
  'a button': <Button icon={Send}>{TEXT}</Button>,
  'a button without an icon, which gets a spinner': <Button isPending={false}>{TEXT}</Button>,
  'a link that looks like a button': (
    <ButtonLink to="/bs" icon={Send}>
      {TEXT}
    </ButtonLink>
  ),
  'a link to another site': <ExternalLink href="https://example.ba">{TEXT}</ExternalLink>,
  'a link to more': <MoreLink to="/bs">{TEXT}</MoreLink>,
  'a button of a menu': (
    <MenuButton controls="menu" open={false}>
      {TEXT}
    </MenuButton>
  ),
  'a heading of a column': (
    <SortButton direction={null} onSort={() => {}}>
      {TEXT}
    </SortButton>
  ),
  'a label': <TextField label={TEXT} required />,
  'a label of a box': <CheckboxField label={TEXT} required />,
  'a label of a group': (
    <FieldGroup label={TEXT} required>
      <input />
    </FieldGroup>
  ),
  'a tag': <TagGroup label="Godina" value="a" onChange={() => {}} options={[{ value: 'a', label: TEXT }]} />,
};

test.each(Object.entries(PARTS))('the text of %s has an element of its own', (_, part) => {
  const { container } = renderUi(part);
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const parents: (Element | null)[] = [];
  while (walker.nextNode()) if (walker.currentNode.textContent === TEXT) parents.push(walker.currentNode.parentElement);
  expect(parents.map((parent) => parent?.childNodes.length)).toEqual([1]);
  expect(parents[0]?.matches('span')).toBe(true);
});
