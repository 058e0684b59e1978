import { clampFontSize } from '#shared/html/clamp-font-size.ts';
import { HtmlContent } from '#shared/html/HtmlContent.tsx';
import { safeColours } from '#shared/html/safe-colours.ts';
import { classes } from '#shared/ui/classes.ts';
import styles from './AccountPanel.module.css';
import type { ServerMessage } from './bank-account.api.ts';

/**
 * The server's HTML message box (R2.4, R2.6, R3.6) in its own colours when they can be read, else in the theme's (faults
 * A35); sizes are held in bounds (A36), the markup is sanitised.
 */
export function AccountMessage({ message }: { message: ServerMessage }) {
  const colours = safeColours({ text: message.textHex, background: message.bodyHex });
  const titleSize = clampFontSize(message.titleFontSize, 14, 24);
  const contentSize = clampFontSize(message.contentFontSize, 13, 20);
  return (
    <div className={classes(styles.message, colours ? styles.coloured : undefined)} style={colours ?? undefined}>
      {message.title ? (
        <p className={styles.title} style={titleSize ? { fontSize: titleSize } : undefined}>
          {message.title}
        </p>
      ) : null}
      <div style={contentSize ? { fontSize: contentSize } : undefined}>
        <HtmlContent html={message.content} under={2} className={styles.content ?? ''} />
      </div>
    </div>
  );
}
