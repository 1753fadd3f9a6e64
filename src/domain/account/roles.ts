/** What an operator may do: docs/roles.md says it of every call. The owner gives the others theirs. */
export const ROLES = ['owner', 'operator', 'packer', 'accountant'] as const

export const GIVEN_ROLES = ['operator', 'packer', 'accountant'] as const

export type Role = (typeof ROLES)[number]
export type GivenRole = (typeof GIVEN_ROLES)[number]

const MAY = {
  /** Accounts of others. */
  own: ['owner'],
  change: ['owner', 'operator'],
  read: ['owner', 'operator', 'accountant'],
  /** Money. */
  book: ['owner', 'operator', 'accountant'],
  /** Brings orders on their way. */
  pack: ['owner', 'operator', 'packer'],
} as const satisfies Record<string, readonly Role[]>

export type Deed = keyof typeof MAY

/** Whether a role may do something: the audiences of the calls and what the screens show go by it. */
export const may = (role: Role | undefined, deed: Deed): boolean => MAY[deed].some((each) => each === role)

export const roleOf = ({ isOwner, role }: { isOwner: boolean; role: GivenRole }): Role => (isOwner ? 'owner' : role)
