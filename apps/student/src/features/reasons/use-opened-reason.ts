import { useOpenDialog } from '@academy/app-kit/url';
import { reasonIdSchema, type ReasonId } from '@academy/domain/ids';

const NEW = 'new';

const idAfter = (prefix: string, opened: string | null): ReasonId | null => {
  if (!opened?.startsWith(prefix)) return null;
  const id = reasonIdSchema.safeParse(opened.slice(prefix.length));
  return id.success ? id.data : null;
};

/**
 * What is open, in the address: the form (`?open=new`, `?open=edit-7`) or a receipt
 * (`?open=reason-7`). Back closes each.
 */
export function useOpenedReason() {
  const { opened, open, close } = useOpenDialog();
  return {
    isNew: opened === NEW,
    editId: idAfter('edit-', opened),
    receiptId: idAfter('reason-', opened),
    openNew: () => open(NEW),
    openEdit: (id: ReasonId) => open(`edit-${id}`),
    openReceipt: (id: ReasonId) => open(`reason-${id}`),
    close,
  };
}
