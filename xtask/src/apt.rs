//! Debian's packages, where this program may install them.

use std::process::Command;

use anyhow::Result;

use crate::process;

/// Whether packages can be installed: by the superuser, where there is apt-get.
pub(crate) fn may_install() -> bool {
    let superuser = process::output(Command::new("id").arg("-u")).is_ok_and(|user| user.trim() == "0");
    superuser && process::succeeds(Command::new("apt-get").arg("--version"))
}

/// Installs packages and no more than they need.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    process::run(&mut apt_get(&["update"]))?;
    process::run(apt_get(&["install", "-y", "--no-install-recommends"]).args(packages))
}

fn apt_get(arguments: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    command
}
