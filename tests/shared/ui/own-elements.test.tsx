import Send from 'lucide-react/icons/send';
import { describe, expect, test } from 'vitest';
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
describe.each([
  [
    'a button',
    <Button key="1" icon={Send}>
      {TEXT}
    </Button>,
  ],
  [
    'a button without an icon, which gets a spinner',
    <Button key="2" isPending={false}>
      {TEXT}
    </Button>,
  ],
  [
    'a link that looks like a button',
    <ButtonLink key="3" to="/bs" icon={Send}>
      {TEXT}
    </ButtonLink>,
  ],
  [
    'a link to another site',
    <ExternalLink key="4" href="https://example.ba">
      {TEXT}
    </ExternalLink>,
  ],
  [
    'a link to more',
    <MoreLink key="5" to="/bs">
      {TEXT}
    </MoreLink>,
  ],
  [
    'a button of a menu',
    <MenuButton key="6" controls="menu" open={false}>
      {TEXT}
    </MenuButton>,
  ],
  [
    'a heading of a column',
    <SortButton key="7" direction={null} onSort={() => {}}>
      {TEXT}
    </SortButton>,
  ],
  ['a label', <TextField key="8" label={TEXT} required />],
  ['a label of a box', <CheckboxField key="9" label={TEXT} required />],
  [
    'a label of a group',
    <FieldGroup key="10" label={TEXT} required>
      <input />
    </FieldGroup>,
  ],
  ['a tag', <TagGroup key="11" label="Godina" value="a" onChange={() => {}} options={[{ value: 'a', label: TEXT }]} />],
])('the text of %s', (_, part) => {
  test('has an element of its own', () => {
    const { container } = renderUi(part);
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const parents: (Element | null)[] = [];
    while (walker.nextNode())
      if (walker.currentNode.textContent === TEXT) parents.push(walker.currentNode.parentElement);
    expect(parents.map((parent) => parent?.childNodes.length)).toEqual([1]);
    expect(parents[0]?.matches('span')).toBe(true);
  });
});
