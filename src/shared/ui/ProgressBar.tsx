import { useEffect, useState } from 'react';
import styles from './ProgressBar.module.css';

type ProgressBarProps = {
  /** What is going on: 'Uploading GFI-2025.xlsx'. */
  label: string;
  /** How much is done, 0 to 1; null while nobody knows of how much: then only the text says it. */
  value: number | null;
  /** Seen at the end of the line, and heard: '64 %', '3 of 5 documents'. */
  text: string;
};

/** Real progress of something that takes its time; never a guess. */
export function ProgressBar({ label, value, text }: ProgressBarProps) {
  const done = Math.min(1, Math.max(0, Number.isFinite(value) ? Number(value) : 0));
  return (
    <div className={styles.progress}>
      <p className={styles.text} aria-hidden={value !== null}>
        <span>{label}</span>
        <span className="tnum">{text}</span>
      </p>
      {value === null ? null : (
        <progress
          className={styles.track}
          aria-label={label}
          aria-valuetext={text}
          max={100}
          value={Math.round(done * 100)}
        />
      )}
    </div>
  );
}

/** Seconds since a moment (milliseconds since 1970), one step a second. */
export function useElapsed(since: number): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / 1000));
}
