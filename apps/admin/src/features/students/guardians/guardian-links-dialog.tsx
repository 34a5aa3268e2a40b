import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import { missingForLinks, type GuardianLink } from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import { missingRightText } from '@academy/domain/rights';
import { formatDay, formatMoment, seoulDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { CopyButton } from '@academy/ui/copy-button';
import { ConfirmDialog, Dialog } from '@academy/ui/dialog';
import { EmptyState } from '@academy/ui/empty-state';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { LoadError } from '../../../shared/page/load-error';
import { useManager } from '../../../shared/session/use-manager';
import { toasts } from '../../../shared/toasts';
import { useWrite } from '../../../shared/writes/use-write';
import { studentQueries } from '../students-queries';
import { consentsQuery, GuardianConsents } from './guardian-consents';
import styles from './guardian-links-dialog.module.css';
import { guardianTexts as texts } from './guardian-texts';

/** All links, or those of one student's guardian. */
const linksQuery = (studentId?: StudentId) =>
  queryOptions({
    queryKey: [...studentQueries.all, 'guardian-links', studentId],
    queryFn: ({ signal }) => api.guardianLinks({ query: { studentId }, signal }),
    staleTime: 0,
  });

interface Someone {
  id: StudentId;
  name: string;
}

const childrenOf = ({ children }: GuardianLink) =>
  children.map(({ name }) => name).join(', ') || texts.nobody;
const lineOf = (link: GuardianLink) =>
  texts.line(link.name ?? '', childrenOf(link), link.url ?? '');

/** What may keep an account from making and handing out links, in words. */
function useMissing(): string | undefined {
  const manager = useManager();
  const right = missingForLinks(manager);
  return (
    manager.missing('students.write') ??
    (right === null ? undefined : missingRightText(right, manager.role))
  );
}

function LinkItem({ link, onRevoke }: { link: GuardianLink; onRevoke: () => void }) {
  const { url, createdAt, createdByName, lastOpenedAt, opens, endsAt, ended } = link;
  const missing = useManager().missing('students.write');
  return (
    <li className={styles.item}>
      <Stack as="span" gap={4} className={styles.who}>
        <span>
          <strong>{childrenOf(link)}</strong>{' '}
          <span className={textStyles.help}>
            {[link.name, link.phone].filter(Boolean).join(' ')}
          </span>
        </span>
        <span className={textStyles.help}>
          {lastOpenedAt === null
            ? texts.never
            : texts.opened(opens, formatMoment(new Date(lastOpenedAt)))}
          {' · '}
          {texts.made(createdByName ?? '', formatMoment(new Date(createdAt)))}
          {endsAt !== null &&
            ` · ${ended ? texts.ended : texts.until(formatDay(seoulDay(new Date(endsAt))))}`}
        </span>
      </Stack>
      <Row gap={8}>
        {url !== null && (
          <CopyButton
            text={lineOf(link)}
            label={texts.copy}
            copiedLabel={texts.copied}
            failedLabel={texts.copyFailed}
          />
        )}
        <Button
          size="dense"
          aria-label={texts.revokeOf(childrenOf(link), link.name ?? link.phone)}
          disabledReason={missing}
          onClick={onRevoke}
        >
          {texts.revoke}
        </Button>
      </Row>
    </li>
  );
}

function RevokeDialog({ link, onClose }: { link: GuardianLink; onClose: () => void }) {
  const revoke = useWrite({
    name: `revoke guardian link ${link.id}`,
    send: () => api.revokeGuardianLink({ params: { linkId: link.id } }),
    reads: studentQueries.all,
    onSuccess() {
      toasts.show({ text: texts.revoked, tone: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.revokeTitle(childrenOf(link))}
      confirmLabel={texts.revoke}
      busy={revoke.isPending}
      error={revoke.error ? errorText(revoke.error, texts.revokeFailed) : undefined}
      onConfirm={() => revoke.run()}
      onClose={onClose}
    >
      {texts.revokeHelp}
    </ConfirmDialog>
  );
}

/** Creates missing links, and names students for whom that was not possible. */
function useCreate() {
  const [without, setWithout] = useState<readonly string[]>([]);
  const work = useWrite({
    name: 'create guardian links',
    send: (studentIds: StudentId[]) => api.createGuardianLinks({ body: { studentIds } }),
    reads: studentQueries.all,
    onSuccess({ created, without: left }) {
      setWithout(left);
      if (created > 0) toasts.show({ text: texts.created(created), tone: 'success' });
    },
  });
  return { without, work };
}

/** Whose guardians have not all a link: of who has no guardian's number it is said on making. */
function useUnlinked(
  links: readonly GuardianLink[] | undefined,
  students: readonly Someone[] | undefined,
): readonly Someone[] {
  const { data } = useQuery(consentsQuery);
  if (!links) return [];
  const count = (id: StudentId) =>
    links.filter(({ children, ended }) => !ended && children.some((child) => child.id === id))
      .length;
  const guardians = (id: StudentId) =>
    data?.content.filter(({ studentId }) => studentId === id).length ?? 1;
  return students?.filter(({ id }) => count(id) < guardians(id)) ?? [];
}

interface Props {
  /** Students whose guardians' links are shown; all links when missing. */
  students?: readonly Someone[] | undefined;
  onClose: () => void;
}

/** 보호자 링크: made, handed out, seen whether they were opened, and revoked. */
export function GuardianLinksDialog({ students, onClose }: Props) {
  const [only, ...others] = students ?? [];
  const alone = only && others.length === 0 ? only : undefined;
  const { data, isError, refetch } = useQuery(linksQuery(alone?.id));
  const { without, work } = useCreate();
  const [revoking, setRevoking] = useState<GuardianLink>();
  const missing = useMissing();

  const asked = students && new Set<string>(students.map(({ id }) => id));
  const links = data?.content.filter(
    ({ children }) => !asked || children.some(({ id }) => asked.has(id)),
  );
  const unlinked = useUnlinked(links, students);
  return (
    <Dialog
      open
      size="l"
      closeOnBack={false}
      onClose={onClose}
      title={alone ? texts.titleOf(alone.name) : texts.title}
      footer={
        unlinked.length === 0 ? undefined : (
          <Button
            variant="primary"
            loading={work.isPending}
            disabledReason={missing}
            onClick={() => work.run(unlinked.map(({ id }) => id))}
          >
            {texts.create(unlinked.length)}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <p className={textStyles.help}>{texts.about}</p>
        {!links &&
          (isError ? <LoadError onRetry={() => void refetch()} /> : <Skeleton height="64px" />)}
        {links && links.length > 0 && (
          <ul className={styles.list}>
            {links.map((link) => (
              <LinkItem key={link.id} link={link} onRevoke={() => setRevoking(link)} />
            ))}
          </ul>
        )}
        {links?.length === 0 && !students && (
          <EmptyState title={texts.none}>{texts.noneHelp}</EmptyState>
        )}
        {unlinked.length > 0 && (
          <p>{texts.withoutLink(unlinked.map(({ name }) => name).join(', '))}</p>
        )}
        {without.length > 0 && <output>{texts.withoutNumber(without.join(', '))}</output>}
        {students && <GuardianConsents students={students} />}
        <InlineError>{work.error && errorText(work.error, texts.createFailed)}</InlineError>
      </Stack>
      {revoking && <RevokeDialog link={revoking} onClose={() => setRevoking(undefined)} />}
    </Dialog>
  );
}
