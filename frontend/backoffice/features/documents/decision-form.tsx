import { Alert, Anchor, Button, Kbd, List, NativeSelect, Paper, Text, TextInput, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import type { reviewMessages } from './messages.server';
import type { ReviewReply, loadReview } from './review-document.server';
import styles from './review-document.module.css';

type Shown = Awaited<ReturnType<typeof loadReview>>;
type Answers = Readonly<Record<string, string>>;

/** The checklist and the decision. With script, approving stays off until every answer is yes; the API demands it in each case. */
export function DecisionForm() {
  const t = useTexts<typeof reviewMessages>();
  const { document } = useLoaderData<Shown>();
  const { label, questions, version, next } = document;
  const reply = useActionData<ReviewReply>();
  const [answers, setAnswers] = useState<Answers>(() => answersOf(reply));
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  const form = useRef<HTMLFormElement>(null);
  useDecisionKeys(form);
  const answered = questions.filter(({ code }) => answers[code] !== undefined).length;
  const mayApprove = !hasScript || questions.every(({ code }) => answers[code] === 'yes');
  const keep = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value, type } = target as HTMLInputElement;
    if (type === 'radio') setAnswers((present) => ({ ...present, [name.slice('answer-'.length)]: value }));
  };
  return (
    <Paper component="section" p={0}>
      <Form method="post" ref={form} onChange={keep}>
        {/* Enter in the note would press the first button: this one does nothing. */}
        <button type="submit" disabled hidden />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="next" value={next[0]?.id ?? ''} />
        <div className={styles.checklistHead}>
          <Title order={2}>{label}</Title>
          <Text size="sm" c="dimmed" aria-live="polite">
            {hasScript ? t('answered', { count: answered, total: questions.length }) : ''}
          </Text>
        </div>
        <Refusal reply={reply} />
        {questions.map((question) => (
          <Question key={question.code} {...question} given={answers[question.code]} />
        ))}
        <Decision reply={reply} mayApprove={mayApprove} hasScript={hasScript} />
      </Form>
    </Paper>
  );
}

/** Asks the seller again for a document that was approved. */
export function AskAgainForm() {
  const t = useTexts<typeof reviewMessages>();
  const { version } = useLoaderData<Shown>().document;
  const reply = useActionData<ReviewReply>();
  return (
    <Form method="post">
      <button type="submit" disabled hidden />
      <input type="hidden" name="version" value={version} />
      <Title order={3} mt="md">
        {t('askAgain')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('askAgainText')}
      </Text>
      <Refusal reply={reply} />
      <div className={styles.decision}>
        <ReasonAndNote reply={reply} />
        <Button type="submit" name="intent" value="askAgain" variant="default">
          {t('askAgain')}
        </Button>
      </div>
    </Form>
  );
}

/** Why a document is not accepted, which the seller reads. */
function ReasonAndNote({ reply }: { readonly reply: ReviewReply | undefined }) {
  const t = useTexts<typeof reviewMessages>();
  const { reasons } = useLoaderData<Shown>().document;
  const choices = reasons.map(({ code, label }) => ({ value: code, label }));
  return (
    <>
      <NativeSelect
        name="reason"
        label={t('reason')}
        description={t('reasonHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={reply?.errors.reason}
        defaultValue={reply?.reason ?? ''}
        data={[{ value: '', label: t('chooseReason') }, ...choices]}
      />
      <TextInput
        name="note"
        label={t('note')}
        maxLength={300}
        autoComplete="off"
        error={reply?.errors.note}
        defaultValue={reply?.note ?? ''}
      />
    </>
  );
}

interface DecisionProps {
  readonly reply: ReviewReply | undefined;
  readonly mayApprove: boolean;
  readonly hasScript: boolean;
}

function Decision({ reply, mayApprove, hasScript }: DecisionProps) {
  const t = useTexts<typeof reviewMessages>();
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className={styles.decision}>
      <ReasonAndNote reply={reply} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          name="intent"
          value="reject"
          variant="default"
          c="var(--bad)"
          aria-disabled={isSending || undefined}
          aria-keyshortcuts="R"
          rightSection={<Kbd aria-hidden="true">R</Kbd>}
        >
          {t('reject')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="approve"
          disabled={!mayApprove}
          aria-keyshortcuts="A"
          rightSection={<Kbd aria-hidden="true">A</Kbd>}
        >
          {t('approve')}
        </Button>
      </div>
      {mayApprove && hasScript ? null : (
        <Text size="sm" c="dimmed">
          {t('notApprovable')}
        </Text>
      )}
    </div>
  );
}

interface QuestionProps {
  readonly code: string;
  readonly label: string;
  readonly given: string | undefined;
}

function Question({ code, label, given }: QuestionProps) {
  const t = useTexts<typeof reviewMessages>();
  return (
    <fieldset className={styles.question}>
      <legend>{label}</legend>
      {(['yes', 'no'] as const).map((answer) => (
        <label key={answer} data-answer={answer}>
          <input type="radio" name={`answer-${code}`} value={answer} defaultChecked={given === answer} />
          <span>{t(answer)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Refusal({ reply }: { readonly reply: ReviewReply | undefined }) {
  const t = useTexts<typeof reviewMessages>();
  const { pathname } = useLocation();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reply?.message) alert.current?.focus();
  }, [reply]);
  if (!reply?.message) return null;
  const sentences = Object.values(reply.errors);
  return (
    <Alert ref={alert} tabIndex={-1} role="alert" color="red" title={t('refused')} mx="md" mb="md">
      <List size="sm">
        {(sentences.length > 0 ? sentences : [reply.message]).map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
      {sentences.length === 0 ? (
        <Anchor href={pathname} size="sm">
          {t('reload')}
        </Anchor>
      ) : null}
    </Alert>
  );
}

function answersOf(reply: ReviewReply | undefined): Answers {
  const given = (codes: readonly string[], answer: string) => codes.map((code) => [code, answer] as const);
  return Object.fromEntries([...given(reply?.yes ?? [], 'yes'), ...given(reply?.no ?? [], 'no')]);
}

/** A approves and R rejects, where nothing is being typed. Without a reason R leads to the choice of one. */
function useDecisionKeys(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat || isTyping(target)) return;
      const intent = { a: 'approve', r: 'reject' }[key.toLowerCase()];
      if (!intent || !form.current) return;
      event.preventDefault();
      const reason = form.current.elements.namedItem('reason') as HTMLSelectElement;
      if (intent === 'reject' && reason.value === '') reason.focus();
      else form.current.querySelector<HTMLButtonElement>(`button[value=${intent}]`)?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [form]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=radio]), textarea, select, dialog *, [role=dialog] *'));
