import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { LeaveQuestion } from '#shared/ui/LeaveQuestion.tsx';

const TEXTS = {
  bs: { lost: 'Slanje bi se prekinulo.', leave: 'Na drugu stranicu' },
  hr: { lost: 'Slanje bi se prekinulo.', leave: 'Na drugu stranicu' },
  en: { lost: 'The sending would be interrupted.', leave: 'To another page' },
};

const meta = {
  component: LeaveQuestion,
  args: { children: null },
  render: function Render() {
    const { lost, leave } = TEXTS[useLang()];
    return (
      <>
        <Link to="/bs/kontakt">{leave}</Link>
        <LeaveQuestion>
          <p>{lost}</p>
        </LeaveQuestion>
      </>
    );
  },
} satisfies Meta<typeof LeaveQuestion>;

export default meta;

/** Press the link. */
export const OnLeaving: StoryObj<typeof meta> = {};
