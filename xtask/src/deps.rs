//! `cargo xtask deps`: reads the workspace's arrows from cargo and holds them against the table.

use anyhow::{Result, bail};
use cargo_metadata::{DependencyKind, MetadataCommand, Package};

use crate::arrows::{self, Crate, Dependency, Origin, Purpose};
use crate::process;

/// Fails with one sentence for each arrow, folder or crate that is not allowed.
pub(crate) fn run() -> Result<()> {
    let metadata =
        MetadataCommand::new().manifest_path(process::root().join("Cargo.toml")).no_deps().exec()?;
    let crates: Vec<Crate> = metadata.packages.iter().map(crate_of).collect();
    let complaints = arrows::complaints(&crates);
    if !complaints.is_empty() {
        bail!("the crates' arrows are not those allowed:\n{}", complaints.join("\n"));
    }
    eprintln!("the arrows of {} crates are as allowed", crates.len());
    Ok(())
}

fn crate_of(package: &Package) -> Crate {
    let folder = package.manifest_path.parent().and_then(|folder| folder.file_name());
    Crate {
        name: package.name.to_string(),
        folder: folder.unwrap_or_default().to_owned(),
        dependencies: package.dependencies.iter().map(dependency_of).collect(),
    }
}

fn dependency_of(dependency: &cargo_metadata::Dependency) -> Dependency {
    Dependency {
        name: dependency.name.clone(),
        origin: match dependency.path {
            Some(_) => Origin::Project,
            None => Origin::Outside,
        },
        purpose: match dependency.kind {
            DependencyKind::Development => Purpose::Tests,
            DependencyKind::Normal | DependencyKind::Build | DependencyKind::Unknown => Purpose::Product,
        },
    }
}
