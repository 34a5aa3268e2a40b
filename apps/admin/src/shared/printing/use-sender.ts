import { useAcademy } from '../session/use-academy';
import { callText } from '../texts/kit-texts';
import { messages } from '../texts/messages';

/** Who hands a paper out: name, company lines, phone. */
export function useSender(): readonly string[] {
  const academy = useAcademy();
  return [
    academy?.name || messages.appName,
    ...(academy?.companyLines ?? []),
    ...(academy?.deskPhone ? [callText(academy.deskPhone)] : []),
  ];
}
