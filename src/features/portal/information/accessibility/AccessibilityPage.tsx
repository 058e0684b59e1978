import { ContactWays, FeedbackLink } from '../ContactWays.tsx';
import { InformationLayout } from '../InformationLayout.tsx';
import { TextSection } from '../Prose.tsx';

const PARTS = ['status', 'limits', 'method'] as const;

/** Accessibility statement: the portal's aims, known shortcomings, how it was checked and how to report problems. */
export default function AccessibilityPage() {
  return (
    <InformationLayout route="accessibility" texts="accessibility">
      {PARTS.map((part) => (
        <TextSection key={part} texts="accessibility" part={part} />
      ))}
      <TextSection texts="accessibility" part="report">
        <ContactWays />
        <div>
          <FeedbackLink />
        </div>
      </TextSection>
      <TextSection texts="accessibility" part="appeal" />
    </InformationLayout>
  );
}
