import { Search } from 'lucide-react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  /** The text of the address. */
  topic: string;
  /** The text as it is being typed. */
  typed: string;
  isPending: boolean;
  onType: (topic: string) => void;
  onSearch: (topic: string) => void;
};

/**
 * The text of the search: it runs on Enter or the button (P2.10). The button rests while a search is under way and says so;
 * Enter still starts the next one, the newest question wins.
 */
export function SearchForm({ topic, typed, isPending, onType, onSearch }: SearchFormProps) {
  const { t } = useTranslation('search');
  const text = typed.trim();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) onSearch(text);
  };
  // The button rests while a search is under way, and a resting button blocks Enter too: another text is asked for all the same (G02).
  const submitAnother = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isPending || text === topic) return;
    event.preventDefault();
    onSearch(text);
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('text')}
          type="search"
          icon={Search}
          autoComplete="off"
          maxLength={500}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={submitAnother}
        />
        <Button type="submit" variant="primary" isPending={isPending} className={styles.button}>
          {t(isPending ? 'searching' : 'search')}
        </Button>
      </form>
    </search>
  );
}
