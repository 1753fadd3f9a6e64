/** What an operator may do: docs/roles.md says it of every call. The owner gives the others theirs. */
export const ROLES = ['owner', 'operator', 'packer', 'accountant'] as const

export const GIVEN_ROLES = ['operator', 'packer', 'accountant'] as const

export type Role = (typeof ROLES)[number]
export type GivenRole = (typeof GIVEN_ROLES)[number]

export const roleOf = ({ isOwner, role }: { isOwner: boolean; role: GivenRole }): Role => (isOwner ? 'owner' : role)
